import { createFinding, Finding, referenceTo } from '../Finding';
import { Situation } from '../Situation';
import { STATUS_WINDOWS } from '../statusWindows';
import { after, toMilliseconds } from '../times';

const KNOWN_PHASES = ['Progressing', 'Ready', 'Uninstalling'];

/**
 * Whether the provider object itself is known and the operator has said
 * anything about it.
 *
 * @remarks
 * Without an `observedGeneration` the operator has not seen the object. That is
 * so for a moment after its creation; when it stays so, nobody seems to look.
 *
 * @internal
 */
export function findReporting({
  objects,
  provider,
  now,
}: Situation): Finding[] {
  const object = referenceTo(provider.kind, provider);
  if (objects.unreadKinds.includes(provider.kind)) {
    return [
      createFinding({
        code: 'not-readable',
        health: 'Unknown',
        params: { kinds: provider.kind },
        object,
      }),
    ];
  }
  const { observedGeneration, phase, conditions } = provider.status;
  if (observedGeneration !== undefined) {
    return [];
  }
  const created = toMilliseconds(provider.creationTimestamp);
  const saysSomething = phase !== undefined || conditions.length > 0;
  const isNew = created !== undefined && now - created < STATUS_WINDOWS.report;
  return [
    createFinding({
      code: 'never-reported',
      health: saysSomething || isNew ? 'Progressing' : 'Unknown',
      params: { wanted: provider.generation },
      object,
      since: provider.creationTimestamp,
      reviewAt:
        isNew && !saysSomething
          ? after(created, STATUS_WINDOWS.report)
          : undefined,
    }),
  ];
}

/**
 * Whether objects below the provider could not be read: what would be derived
 * from them is not known.
 *
 * @internal
 */
export function findUnread({ canRead }: Situation): Finding[] {
  const kinds = (['Job', 'Deployment', 'Pod'] as const).filter(
    kind => !canRead(kind),
  );
  return kinds.length === 0
    ? []
    : [
        createFinding({
          code: 'not-readable',
          health: 'Unknown',
          params: { kinds: kinds.join(', ') },
        }),
      ];
}

/**
 * Whether the operator reports a phase that this version does not know.
 *
 * @remarks
 * Source of the known ones: openmcp-operator,
 * `internal/controllers/provider/status.go`.
 *
 * @internal
 */
export function findUnknownPhase({ provider }: Situation): Finding[] {
  const { phase } = provider.status;
  return phase === undefined || KNOWN_PHASES.includes(phase)
    ? []
    : [
        createFinding({
          code: 'unknown-phase',
          health: 'Unknown',
          params: { phase },
          object: referenceTo(provider.kind, provider),
        }),
      ];
}
