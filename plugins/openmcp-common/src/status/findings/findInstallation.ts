import { createFinding, Finding, referenceTo } from '../Finding';
import { Situation } from '../Situation';

/**
 * What the operator says of the installation as a whole, in the condition Ready
 * and the phase.
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
