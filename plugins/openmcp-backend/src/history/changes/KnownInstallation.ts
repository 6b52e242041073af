import { Health, InitAttempts } from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot, isUnreadable } from '../../store';

/**
 * What was last noticed of an installation; compared with what is now.
 *
 * @internal
 */
export interface KnownInstallation {
  uid: string;
  /** Missing while nothing of it could be read. */
  health?: Health;
  /** Since when the health is so, in milliseconds since the epoch. */
  healthAt?: number;
  /** Missing until the object was understood. */
  imageWanted?: string;
  /** Images separated by `, `; missing while none was seen running. */
  imageRunning?: string;
  /**
   * API kinds that a ServiceProvider says it has registered, separated by `, `;
   * empty when it says of none. Missing for other kinds of installations, and
   * until the operator has written a status.
   */
  registeredKinds?: string;
  generation: InitAttempts['generation'];
  failedAttempts: number;
}

/** The kinds in one order, whatever the order in the status. */
function readRegisteredKinds(
  { kind, objects }: InstallationSnapshot,
  before: KnownInstallation | undefined,
): string | undefined {
  const { observedGeneration, phase, resources } = objects.provider.status;
  if (kind !== 'ServiceProvider') {
    return undefined;
  }
  const isWritten = observedGeneration !== undefined || phase !== undefined;
  if (!isWritten && resources.length === 0) {
    return before?.registeredKinds;
  }
  const kinds = resources.map(
    each =>
      `${each.kind} (${each.group ? `${each.group}/` : ''}${each.version})`,
  );
  return [...new Set(kinds)].sort().join(', ');
}

/**
 * What a snapshot says of that. A health that only says that nothing could be
 * read, or understood, is about us and not about the installation. Containers that
 * are down for a moment do not change the image that runs.
 *
 * @param at - since when the health is so
 * @param areAttemptsKnown - otherwise the health of what is not initialised says
 * nothing: that an init Job runs may be a beginning or the hundredth try
 * @internal
 */
export function createKnownInstallation(
  snapshot: InstallationSnapshot,
  at: number,
  before: KnownInstallation | undefined,
  areAttemptsKnown: boolean,
): KnownInstallation {
  const { objects, status } = snapshot;
  if (isUnreadable(snapshot)) {
    const { uid, generation } = objects.provider;
    return before ?? { uid, generation, failedAttempts: 0 };
  }
  const isReadable =
    status.summary.code !== 'not-readable' &&
    (areAttemptsKnown || status.init.state === 'succeeded');
  return {
    uid: objects.provider.uid,
    health: isReadable ? status.health : before?.health,
    healthAt: isReadable ? at : before?.healthAt,
    imageWanted: status.image.wanted,
    imageRunning: status.image.running.join(', ') || before?.imageRunning,
    registeredKinds: readRegisteredKinds(snapshot, before),
    generation: objects.provider.generation,
    failedAttempts: status.init.failedAttempts,
  };
}
