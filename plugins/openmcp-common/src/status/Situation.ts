import { deploymentNameOf } from '../objects/operatorNames';
import {
  Condition,
  DeploymentObject,
  InstallationObjects,
  JobObject,
  PodObject,
  ProviderObject,
} from '../objects/types';
import { hasSucceeded, isOfPresentGeneration } from './initJobs';
import { InitAttempts, InitStatus } from './InstallationStatus';
import { rememberAttempts } from './rememberAttempts';
import { toMilliseconds } from './times';

/**
 * What the findings are made from: of all objects of an installation those
 * that speak of its present state.
 *
 * @internal
 */
export interface Situation {
  objects: InstallationObjects;
  provider: ProviderObject;
  attempts: InitAttempts | undefined;
  init: InitStatus;
  /** The init Job of the present generation. */
  job?: JobObject;
  deployment?: DeploymentObject;
  /** Pods of the present init Job that have not ended. */
  initPods: PodObject[];
  /** Pods of the Deployment that have not ended and are not being deleted. */
  controllerPods: PodObject[];
  /** Milliseconds since 1970. */
  now: number;
  canRead(kind: 'Job' | 'Deployment' | 'Pod'): boolean;
  /**
   * A condition of the provider that speaks of the present generation, of the
   * given type.
   */
  presentCondition(type: string): Condition | undefined;
}

/**
 * Sorts out which objects speak of the present state.
 *
 * @internal
 */
export function createSituation(
  objects: InstallationObjects,
  knownAttempts: InitAttempts | undefined,
  now: Date,
): Situation {
  const { provider } = objects;
  const attempts = rememberAttempts(objects, knownAttempts);
  const job = newest(
    objects.jobs.filter(candidate =>
      isOfPresentGeneration(candidate, provider),
    ),
  );
  const canRead = (kind: string) => !objects.unreadKinds.includes(kind);
  const presentCondition = (type: string) =>
    provider.status.conditions.find(
      condition =>
        condition.type === type &&
        (condition.observedGeneration ?? provider.status.observedGeneration) ===
          provider.generation,
    );
  // A Pod whose Job is not known may be the present one's.
  const otherJobs = new Set(
    objects.jobs.flatMap(({ uid }) => (uid === job?.uid ? [] : [uid])),
  );
  const init = describeInit(job, attempts, presentCondition, canRead('Job'));
  return {
    objects,
    provider,
    attempts,
    init,
    job,
    deployment: chooseDeployment(objects),
    initPods:
      init.state === 'succeeded'
        ? []
        : objects.pods.filter(
            pod =>
              pod.component === 'init-job' &&
              isAlive(pod) &&
              !pod.ownerUids.some(uid => otherJobs.has(uid)),
          ),
    controllerPods: objects.pods.filter(
      pod => pod.component === 'controller' && isAlive(pod),
    ),
    now: now.getTime(),
    canRead,
    presentCondition,
  };
}

function describeInit(
  job: JobObject | undefined,
  attempts: InitAttempts | undefined,
  presentCondition: Situation['presentCondition'],
  jobsAreReadable: boolean,
): InitStatus {
  const failedAttempts = attempts?.failed ?? 0;
  const initialized = presentCondition('Initialized');
  // The operator comes to Ready after the init Job has succeeded.
  const saysSucceeded =
    (initialized ?? presentCondition('Ready'))?.status === 'True';
  return {
    state: decideState(),
    jobName: job?.name,
    jobUid: job?.uid,
    failedAttempts,
    lastFailure: attempts?.lastFailure,
  };

  function decideState(): InitStatus['state'] {
    if (job ? hasSucceeded(job) : saysSucceeded) {
      return 'succeeded';
    }
    if (job?.suspended) {
      return 'suspended';
    }
    if (failedAttempts > 0) {
      return 'failing';
    }
    const saysStarted = initialized?.reason === 'InitRunning';
    return job || (!jobsAreReadable && saysStarted) ? 'running' : 'pending';
  }
}

function chooseDeployment(
  objects: InstallationObjects,
): DeploymentObject | undefined {
  const name = deploymentNameOf(objects.provider);
  const named = objects.deployments.filter(
    candidate => candidate.name === name,
  );
  return newest(named.length > 0 ? named : objects.deployments);
}

function isAlive(pod: PodObject): boolean {
  return (
    pod.deletionTimestamp === undefined &&
    pod.phase !== 'Succeeded' &&
    pod.phase !== 'Failed'
  );
}

/** The newest object; one that is being deleted only when there is no other. */
function newest<
  T extends { creationTimestamp?: string; deletionTimestamp?: string },
>(objects: T[]): T | undefined {
  const staying = objects.filter(
    object => object.deletionTimestamp === undefined,
  );
  let best: T | undefined;
  for (const object of staying.length > 0 ? staying : objects) {
    const isNewer =
      (toMilliseconds(object.creationTimestamp) ?? 0) >=
      (toMilliseconds(best?.creationTimestamp) ?? 0);
    if (best === undefined || isNewer) {
      best = object;
    }
  }
  return best;
}
