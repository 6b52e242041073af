import { createFinding, Finding, referenceTo } from '../Finding';
import { Situation } from '../Situation';
import { STATUS_WINDOWS } from '../statusWindows';
import { after, toMilliseconds } from '../times';

/**
 * What the operator says of the installation as a whole, in the condition Ready
 * and the phase. That it failed counts only when it stays so, see
 * {@link STATUS_WINDOWS}.
 *
 * @remarks
 * Source of the reasons: openmcp-operator,
 * `internal/controllers/provider/status.go`.
 *
 * @internal
 */
export function findInstallation({
  provider,
  presentCondition,
  now,
}: Situation): Finding[] {
  if (provider.status.observedGeneration !== provider.generation) {
    return [];
  }
  const object = referenceTo(provider.kind, provider);
  const { conditions, phase } = provider.status;
  const ready = presentCondition('Ready');
  if (!ready && conditions.some(({ type }) => type === 'Ready')) {
    // It speaks of an earlier generation, which is a finding of its own.
    return [];
  }
  if (ready?.reason === 'ProviderInstallationFailed') {
    const failedAt = toMilliseconds(ready.lastTransitionTime);
    if (
      failedAt !== undefined &&
      now - failedAt < STATUS_WINDOWS.installationRetry
    ) {
      return [
        createFinding({
          code: 'installation-pending',
          health: 'Progressing',
          object,
          since: ready.lastTransitionTime,
          reviewAt: after(failedAt, STATUS_WINDOWS.installationRetry),
        }),
      ];
    }
    return [
      createFinding({
        code: 'installation-failed',
        health: 'Degraded',
        params: { text: ready.message },
        object,
        since: ready.lastTransitionTime,
      }),
    ];
  }
  const isReady = ready ? ready.status === 'True' : phase === 'Ready';
  if (isReady && phase !== 'Progressing') {
    return [];
  }
  const saysPending =
    !ready || isReady || ready.reason === 'ProviderInstallationPending';
  return [
    createFinding({
      code: saysPending ? 'installation-pending' : 'provider-not-ready',
      health: 'Progressing',
      params: saysPending
        ? {}
        : { status: ready.status, reason: ready.reason, text: ready.message },
      object,
      since: ready?.lastTransitionTime,
    }),
  ];
}
