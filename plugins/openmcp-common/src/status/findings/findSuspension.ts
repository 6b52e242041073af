import { OPERATION_ANNOTATION } from '../../objects/operatorNames';
import { createFinding, Finding, referenceTo } from '../Finding';
import { Situation } from '../Situation';

/**
 * Whether somebody stopped the installation on purpose: nothing is broken, and
 * nothing will come of waiting.
 *
 * @internal
 */
export function findSuspension({
  provider,
  init,
  job,
  deployment,
}: Situation): Finding[] {
  const findings: Finding[] = [];
  if (provider.annotations[OPERATION_ANNOTATION] === 'ignore') {
    findings.push(
      createFinding({
        code: 'reconciliation-off',
        health: 'Suspended',
        params: { operation: 'ignore' },
        object: referenceTo(provider.kind, provider),
      }),
    );
  }
  if (job && init.state === 'suspended') {
    findings.push(
      createFinding({
        code: 'job-suspended',
        health: 'Suspended',
        params: { job: job.name },
        object: referenceTo('Job', job),
        since: job.conditions.find(
          ({ type, status }) => type === 'Suspended' && status === 'True',
        )?.lastTransitionTime,
      }),
    );
  }
  if (deployment?.wantedReplicas === 0) {
    findings.push(
      createFinding({
        code: 'scaled-to-zero',
        health: 'Suspended',
        params: { deployment: deployment.name },
        object: referenceTo('Deployment', deployment),
      }),
    );
  }
  if (deployment?.paused) {
    findings.push(
      createFinding({
        code: 'deployment-paused',
        health: 'Suspended',
        params: { deployment: deployment.name },
        object: referenceTo('Deployment', deployment),
        since: deployment.conditions.find(
          ({ type, reason }) =>
            type === 'Progressing' && reason === 'DeploymentPaused',
        )?.lastTransitionTime,
      }),
    );
  }
  return findings;
}
