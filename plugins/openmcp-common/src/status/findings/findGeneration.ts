import { createFinding, Finding, referenceTo } from '../Finding';
import { Situation } from '../Situation';

/**
 * Whether a change has not been seen yet by the one who has to act on it. What
 * is reported then speaks of the state before the change.
 *
 * @internal
 */
export function findGeneration({ provider, deployment }: Situation): Finding[] {
  const findings: Finding[] = [];
  const wanted = provider.generation;
  const observed = provider.status.observedGeneration;
  if (observed !== undefined) {
    const outdated = provider.status.conditions.find(
      ({ type, observedGeneration }) =>
        (type === 'Ready' || type === 'Initialized') &&
        observedGeneration !== undefined &&
        observedGeneration !== wanted,
    );
    // A copy that was written anew may have the status of a later generation.
    const isOutdated = observed !== wanted;
    const condition = isOutdated ? undefined : outdated;
    if (isOutdated || condition) {
      findings.push(
        createFinding({
          code: 'generation-behind',
          health: 'Progressing',
          params: {
            wanted,
            observed: condition?.observedGeneration ?? observed,
            condition: condition?.type,
          },
          object: referenceTo(provider.kind, provider),
        }),
      );
    }
  }
  if (
    deployment &&
    (deployment.observedGeneration ?? 0) < deployment.generation
  ) {
    findings.push(
      createFinding({
        code: 'generation-behind',
        health: 'Progressing',
        params: {
          wanted: deployment.generation,
          observed: deployment.observedGeneration,
          deployment: deployment.name,
        },
        object: referenceTo('Deployment', deployment),
      }),
    );
  }
  return findings;
}
