import { deploymentNameOf } from '../../objects/operatorNames';
import { Condition, DeploymentObject } from '../../objects/types';
import { createFinding, Finding, referenceTo } from '../Finding';
import { Health, StatusCode } from '../InstallationStatus';
import { isPodReady } from '../isPodReady';
import { Situation } from '../Situation';
import { STATUS_WINDOWS } from '../statusWindows';
import { after, latestOf, toMilliseconds } from '../times';

/**
 * Whether the Deployment is there and has all Pods of its present version.
 *
 * @internal
 */
export function findDeployment(situation: Situation): Finding[] {
  const { deployment } = situation;
  if (!deployment) {
    return findMissing(situation);
  }
  if (deployment.paused || deployment.wantedReplicas === 0) {
    return [];
  }
  const problem = findProblem(deployment);
  if (problem) {
    return [
      describe(deployment, 'deployment-not-available', 'Degraded', {
        condition: problem,
      }),
    ];
  }
  if (deployment.availableReplicas < deployment.wantedReplicas) {
    return [findUnavailable(deployment, situation)];
  }
  const isRollingOut =
    deployment.updatedReplicas < deployment.wantedReplicas ||
    deployment.replicas > deployment.updatedReplicas;
  return isRollingOut
    ? [
        describe(deployment, 'rollout-progressing', 'Progressing', {
          condition: conditionOf(deployment, 'Progressing'),
        }),
      ]
    : [];
}

function findMissing({ provider, init, canRead }: Situation): Finding[] {
  if (!canRead('Deployment')) {
    return [];
  }
  const name = deploymentNameOf(provider);
  const claimsReady =
    provider.status.phase === 'Ready' ||
    provider.status.conditions.some(
      ({ type, status }) => type === 'Ready' && status === 'True',
    );
  if (claimsReady) {
    return [
      createFinding({
        code: 'deployment-missing',
        health: 'Degraded',
        params: { deployment: name },
        object: { kind: 'Deployment', name },
      }),
    ];
  }
  return init.state === 'succeeded'
    ? [
        createFinding({
          code: 'installation-pending',
          health: 'Progressing',
          object: { kind: 'Deployment', name },
        }),
      ]
    : [];
}

/**
 * What the Deployment's controller gave up on.
 *
 * @remarks
 * Source: Kubernetes, `pkg/controller/deployment/util/deployment_util.go`.
 */
function findProblem(deployment: DeploymentObject): Condition | undefined {
  return deployment.conditions.find(
    ({ type, status, reason }) =>
      (type === 'Progressing' &&
        status === 'False' &&
        reason === 'ProgressDeadlineExceeded') ||
      (type === 'ReplicaFailure' && status === 'True'),
  );
}

/** Pods are missing: they are starting, or they have been gone for too long. */
function findUnavailable(
  deployment: DeploymentObject,
  { controllerPods, now }: Situation,
): Finding {
  const progressing = conditionOf(deployment, 'Progressing');
  const isRollingOut =
    progressing?.status === 'True' &&
    progressing.reason !== 'NewReplicaSetAvailable';
  if (isRollingOut) {
    return describe(deployment, 'pods-starting', 'Progressing', {
      condition: progressing,
    });
  }
  const available = conditionOf(deployment, 'Available');
  const startedAt = latestOf([
    deployment.creationTimestamp,
    available?.status === 'False' ? available.lastTransitionTime : undefined,
    ...controllerPods
      .filter(pod => !isPodReady(pod))
      .map(pod => pod.creationTimestamp),
  ]);
  const started = toMilliseconds(startedAt);
  return started !== undefined && now - started < STATUS_WINDOWS.start
    ? describe(deployment, 'pods-starting', 'Progressing', {
        since: startedAt,
        reviewAt: after(started, STATUS_WINDOWS.start),
      })
    : describe(deployment, 'deployment-not-available', 'Degraded', {
        since: startedAt,
      });
}

function describe(
  deployment: DeploymentObject,
  code: StatusCode,
  health: Health,
  options: { condition?: Condition; since?: string; reviewAt?: string },
): Finding {
  const isProblem = health === 'Degraded';
  return createFinding({
    code,
    health,
    params: {
      deployment: deployment.name,
      ready: deployment.readyReplicas,
      wanted: deployment.wantedReplicas,
      updated: deployment.updatedReplicas,
      reason: isProblem ? options.condition?.reason : undefined,
      text: isProblem ? options.condition?.message : undefined,
    },
    object: referenceTo('Deployment', deployment),
    since: options.since ?? options.condition?.lastTransitionTime,
    reviewAt: options.reviewAt,
  });
}

function conditionOf(
  deployment: DeploymentObject,
  wanted: string,
): Condition | undefined {
  return deployment.conditions.find(({ type }) => type === wanted);
}
