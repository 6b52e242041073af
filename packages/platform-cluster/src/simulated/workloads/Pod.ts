import { apiVersionOf } from '../kinds';
import {
  controllerReference,
  KubernetesObject,
  NewObject,
  randomSuffix,
} from '../objects';
import { PodSpec, PodTemplate } from '../operator/PodTemplate';

/**
 * State of a container.
 *
 * @internal
 */
export interface ContainerState {
  waiting?: { reason: string; message?: string };
  running?: { startedAt: string };
  terminated?: {
    exitCode: number;
    reason: string;
    message?: string;
    startedAt: string;
    finishedAt: string;
  };
}

/**
 * Status of a pod.
 *
 * @internal
 */
export interface PodStatus {
  phase: 'Pending' | 'Running' | 'Succeeded' | 'Failed';
  conditions?: {
    type: string;
    status: string;
    reason?: string;
    lastTransitionTime: string;
    lastProbeTime: null;
  }[];
  containerStatuses?: {
    name: string;
    image: string;
    imageID: string;
    ready: boolean;
    started: boolean;
    restartCount: number;
    state: ContainerState;
    lastState: ContainerState;
  }[];
  startTime?: string;
  [field: string]: unknown;
}

/**
 * A pod.
 *
 * @internal
 */
export type Pod = KubernetesObject<PodSpec, PodStatus>;

/**
 * Makes a pod from the template of its owner.
 *
 * @param owner - a Job or a ReplicaSet
 * @param template - its template
 * @internal
 */
export function podOf(
  owner: KubernetesObject,
  template: PodTemplate,
): NewObject<PodSpec, PodStatus> {
  const { name, namespace } = owner.metadata;
  return {
    apiVersion: apiVersionOf({ group: '', version: 'v1' }),
    kind: 'Pod',
    metadata: {
      name: `${name}-${randomSuffix()}`,
      generateName: `${name}-`,
      namespace,
      labels: template.metadata.labels,
      ...(template.metadata.annotations
        ? { annotations: template.metadata.annotations }
        : {}),
      ownerReferences: [controllerReference(owner)],
    },
    spec: template.spec,
    status: { phase: 'Pending', qosClass: 'BestEffort' },
  };
}

/**
 * Tells whether a pod is ready.
 *
 * @param pod - the pod
 * @internal
 */
export function isReady(pod: Pod): boolean {
  return !!pod.status?.conditions?.some(
    ({ type, status }) => type === 'Ready' && status === 'True',
  );
}

/**
 * Tells whether a pod still counts as one of its owner's replicas.
 *
 * @param pod - the pod
 * @internal
 */
export function isActive(pod: Pod): boolean {
  const phase = pod.status?.phase ?? '';
  return (
    !pod.metadata.deletionTimestamp && !['Succeeded', 'Failed'].includes(phase)
  );
}
