import { KubernetesObject } from '../objects';
import { isReady, Pod } from './Pod';

interface DeploymentCondition {
  type: string;
  status: 'True' | 'False';
  reason: string;
  message: string;
  lastUpdateTime: string;
  lastTransitionTime: string;
}

/**
 * Status of a Deployment.
 *
 * @internal
 */
export interface DeploymentStatus {
  observedGeneration?: number;
  replicas?: number;
  updatedReplicas?: number;
  readyReplicas?: number;
  availableReplicas?: number;
  unavailableReplicas?: number;
  terminatingReplicas?: number;
  conditions?: DeploymentCondition[];
}

/**
 * Counts the pods of a Deployment.
 *
 * @param deployment - the Deployment
 * @param pods - its pods, old and new
 * @param updated - how many are made from its present template
 * @internal
 */
export function deploymentStatus(
  deployment: KubernetesObject<{ replicas: number }>,
  pods: Pod[],
  updated: number,
): DeploymentStatus {
  const ready = pods.filter(isReady).length;
  const wanted = deployment.spec?.replicas ?? 1;
  const counts = {
    replicas: pods.length,
    updatedReplicas: updated,
    readyReplicas: ready,
    availableReplicas: ready,
    unavailableReplicas: Math.max(wanted, pods.length) - ready,
  };
  return {
    observedGeneration: deployment.metadata.generation,
    terminatingReplicas: 0,
    // The API leaves out a count of zero.
    ...Object.fromEntries(
      Object.entries(counts).filter(([, value]) => value > 0),
    ),
  };
}

/**
 * Makes the conditions of a Deployment.
 *
 * @param options - conditions and counts so far, the wanted number of pods, the
 * name of the newest ReplicaSet, whether the deadline is over, and the time
 * @internal
 */
export function progressConditions(options: {
  previous?: DeploymentCondition[];
  status: DeploymentStatus;
  replicas: number;
  replicaSet: string;
  isOverdue: boolean;
  now: string;
}): DeploymentCondition[] {
  const { previous = [], status, replicas, replicaSet, now } = options;
  const { availableReplicas = 0, updatedReplicas = 0 } = status;
  const set = (
    type: string,
    isTrue: boolean,
    reason: string,
    message: string,
  ): DeploymentCondition => {
    const known = previous.find(condition => condition.type === type);
    const value = isTrue ? 'True' : 'False';
    if (known?.status === value && known.reason === reason) {
      return known;
    }
    return {
      lastTransitionTime:
        known?.status === value ? known.lastTransitionTime : now,
      lastUpdateTime: now,
      message,
      reason,
      status: value,
      type,
    };
  };
  const needed = replicas - Math.floor(replicas * 0.25);
  const isAvailable = availableReplicas >= needed;
  const isComplete =
    updatedReplicas === replicas &&
    availableReplicas === replicas &&
    status.replicas === replicas;
  const progressing = () => {
    if (isComplete) {
      const message = `ReplicaSet "${replicaSet}" has successfully progressed.`;
      return set('Progressing', true, 'NewReplicaSetAvailable', message);
    }
    if (options.isOverdue) {
      const message = `ReplicaSet "${replicaSet}" has timed out progressing.`;
      return set('Progressing', false, 'ProgressDeadlineExceeded', message);
    }
    const message = `ReplicaSet "${replicaSet}" is progressing.`;
    return set('Progressing', true, 'ReplicaSetUpdated', message);
  };
  return [
    isAvailable
      ? set(
          'Available',
          true,
          'MinimumReplicasAvailable',
          'Deployment has minimum availability.',
        )
      : set(
          'Available',
          false,
          'MinimumReplicasUnavailable',
          'Deployment does not have minimum availability.',
        ),
    progressing(),
  ];
}
