import { createFinding, Finding, referenceTo } from '../Finding';
import { Situation } from '../Situation';
import { after, toMilliseconds } from '../times';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Whether the provider object is being deleted, for how long, and what holds it
 * back.
 *
 * @remarks
 * While the operator uninstalls, it removes the conditions Initialized and
 * Ready; `Uninstalled` alone is left (openmcp-operator,
 * `internal/controllers/provider/status.go`).
 *
 * @internal
 */
export function findDeletion({ provider, now }: Situation): Finding[] {
  const since = provider.deletionTimestamp;
  if (since === undefined && provider.status.phase !== 'Uninstalling') {
    return [];
  }
  const uninstalled = provider.status.conditions.find(
    ({ type }) => type === 'Uninstalled',
  );
  const failed = uninstalled?.reason === 'UninstallFailed';
  const started = toMilliseconds(since);
  const minutes =
    started === undefined
      ? undefined
      : Math.max(0, Math.floor((now - started) / MINUTE));
  return [
    createFinding({
      code: failed ? 'uninstall-failed' : 'terminating',
      health: 'Terminating',
      params: {
        minutes,
        since,
        finalizers: provider.finalizers.join(', ') || undefined,
        text: failed ? uninstalled.message : undefined,
      },
      object: referenceTo(provider.kind, provider),
      since,
      reviewAt: started === undefined ? undefined : nextAge(started, now),
    }),
  ];
}

/** When the age, told in minutes, hours or days, becomes another one. */
function nextAge(started: number, now: number): string {
  const age = Math.max(0, now - started);
  let unit = MINUTE;
  if (age >= 2 * DAY) {
    unit = DAY;
  } else if (age >= HOUR) {
    unit = HOUR;
  }
  return after(started, (Math.floor(age / unit) + 1) * unit);
}
