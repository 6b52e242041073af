import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * How many Pods an init Job tries before it counts as failed and the operator
 * makes a new one.
 *
 * @remarks
 * Source: openmcp-operator, `internal/controllers/provider/install/job.go`
 * (`backoffLimit: 4`).
 */
const INIT_ATTEMPTS_OF_A_JOB = 5;

/**
 * What has happened on the way to a running service, one line per step, in the
 * order in which it happens. A line says the same whenever it is told, so a
 * reader may leave out those that were told before.
 *
 * @param installation - as it is now, of the generation that is waited for
 * @internal
 */
export function describeSteps(installation: Installation): string[] {
  const { health, summary, init } = installation;
  if (health === 'Healthy') {
    return [describeHealthy(installation)];
  }
  const isUnseen =
    summary.code === 'generation-behind' &&
    // Else it is about the Deployment, which its controller has not seen.
    summary.params.deployment === undefined;
  if (isUnseen) {
    // All that is reported is about the change before.
    return ['The operator has not seen the change yet'];
  }
  return [
    ...describeInit(init),
    ...describeDeployment(installation),
    ...describeTrouble(installation),
  ];
}

/**
 * What a green end says. It never claims that the tool works.
 *
 * @internal
 */
export function describeHealthy({ simulated }: Installation): string {
  return `Healthy: pods are up${simulated ? ' (simulated)' : ''}`;
}

function describeInit(init: Installation['init']): string[] {
  switch (init.state) {
    case 'pending':
      return [];
    case 'succeeded':
      return ['Init job started', 'Init job done'];
    case 'failing':
      return ['Init job started', describeInitFailure(init)];
    default:
      return ['Init job started'];
  }
}

function describeInitFailure({
  failedAttempts,
  lastFailure,
}: Installation['init']): string {
  const attempt = Math.max(failedAttempts, 1);
  const of =
    attempt <= INIT_ATTEMPTS_OF_A_JOB ? ` of ${INIT_ATTEMPTS_OF_A_JOB}` : '';
  const ended =
    lastFailure?.exitCode === undefined
      ? lastFailure?.reason
      : `exit ${lastFailure.exitCode}`;
  const said = lastFailure?.message && `"${lastFailure.message.trim()}"`;
  const details = [ended, said].filter(Boolean).join(' ');
  return `Init failed, attempt ${attempt}${of}${details && `: ${details}`}`;
}

function describeDeployment({
  init,
  deployment,
  summary,
}: Installation): string[] {
  // Until the operator is done, the Deployment is the one from before the change.
  const isOfThisChange =
    init.state === 'succeeded' &&
    summary.code !== 'installation-pending' &&
    summary.code !== 'generation-behind';
  if (!isOfThisChange || !deployment) {
    return [];
  }
  // Until the new Pods are made, those that are ready are of the old version.
  const ready =
    summary.code === 'rollout-progressing'
      ? deployment.updated
      : Math.min(deployment.ready, deployment.updated);
  return [`Deployment ${ready} of ${deployment.wanted}`];
}

/** What is wrong beside a failing init job, which has its own line. */
function describeTrouble({ health, summary }: Installation): string[] {
  return health === 'Progressing' || summary.code === 'init-failed'
    ? []
    : [`${health}: ${summary.message}`];
}
