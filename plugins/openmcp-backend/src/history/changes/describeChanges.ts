import { InstallationSnapshot, isUnreadable } from '../../store';
import {
  createKnownInstallation,
  KnownInstallation,
} from './KnownInstallation';
import { ChangeType, ObservedChange } from './ObservedChange';

/** More attempts than one generation can have. */
const attemptsOfGeneration = 1_000_000;

function toTime(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/**
 * When a health began: as the objects tell, unless that was before the health
 * that went before it, or is yet to come.
 */
function beginOf(
  { status }: InstallationSnapshot,
  before: KnownInstallation | undefined,
  now: number,
): number {
  const since = toTime(status.since);
  return since === undefined ||
    since > now ||
    since < (before?.healthAt ?? -Infinity)
    ? now
    : since;
}

/**
 * What is new at an installation.
 *
 * @param before - what this function returned for it last; undefined when it was
 * not known
 * @param now - milliseconds since the epoch
 * @param areAttemptsKnown - whether the attempts are known that were made before
 * the backend started; default true
 * @internal
 */
export function describeChanges(
  snapshot: InstallationSnapshot,
  before: KnownInstallation | undefined,
  now: number,
  areAttemptsKnown: boolean = true,
): { known: KnownInstallation; changes: ObservedChange[] } {
  const { cluster, kind, name, objects, status } = snapshot;
  const { provider } = objects;
  const same = before?.uid === provider.uid ? before : undefined;
  const changes: ObservedChange[] = [];
  const add = (
    type: ChangeType,
    values: Partial<ObservedChange>,
    uid: string = provider.uid,
  ) =>
    changes.push({
      cluster,
      kind,
      name,
      uid,
      type,
      at: now,
      observedAt: now,
      details: {},
      ...values,
    });

  if (before && !same) {
    add('deleted', { sequence: 0 }, before.uid);
  }
  const createdAt = toTime(provider.creationTimestamp);
  if (!same && createdAt !== undefined) {
    add('created', {
      at: Math.min(createdAt, now),
      after: isUnreadable(snapshot) ? undefined : status.image.wanted,
      sequence: 0,
    });
  }
  const known = createKnownInstallation(
    snapshot,
    beginOf(snapshot, same, now),
    same,
    areAttemptsKnown,
  );
  if (known.health && known.health !== same?.health) {
    const { code, params, message } = status.summary;
    add('health', {
      at: known.healthAt,
      before: same?.health,
      after: known.health,
      details: {
        summary: { code, params, message },
        generation: provider.generation,
      },
    });
  } else if (known.health && same?.health) {
    // It is still the health that began then.
    known.healthAt = same.healthAt;
  }
  if (known.imageWanted !== same?.imageWanted) {
    add('image-wanted', {
      before: same?.imageWanted,
      after: known.imageWanted,
      details: { generation: provider.generation },
    });
  }
  if (known.imageRunning && known.imageRunning !== same?.imageRunning) {
    add('image-running', {
      before: same?.imageRunning,
      after: known.imageRunning,
    });
  }
  if (
    known.registeredKinds !== undefined &&
    known.registeredKinds !== same?.registeredKinds
  ) {
    add('registered-kinds', {
      before: same?.registeredKinds,
      after: known.registeredKinds,
    });
  }
  const { failedAttempts, generation } = known;
  const isFirst = generation !== same?.generation;
  if (failedAttempts > (isFirst ? 0 : same.failedAttempts)) {
    const failure = status.init.lastFailure;
    add('init-failed', {
      at: Math.min(toTime(failure?.at) ?? now, now),
      before: String(isFirst ? 0 : same.failedAttempts),
      after: String(failedAttempts),
      sequence: generation * attemptsOfGeneration + failedAttempts,
      details: { generation, failure },
    });
  }
  return { known, changes };
}
