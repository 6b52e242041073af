import { ContainerStatus, PodObject } from '../../objects/types';
import { findPod } from '../findings/findPods';
import { compareHealth } from '../healthSeverity';
import { Health, PodStatus } from '../InstallationStatus';
import { isPodReady } from '../isPodReady';
import { Situation } from '../Situation';

/**
 * The state of every Pod of an installation, init Pods first, newest first.
 *
 * @internal
 */
export function describePods(situation: Situation): PodStatus[] {
  return [...situation.objects.pods]
    .sort(
      (a, b) =>
        Number(b.component === 'init-job') -
          Number(a.component === 'init-job') ||
        compareText(b.creationTimestamp, a.creationTimestamp) ||
        compareText(a.name, b.name),
    )
    .map(pod => ({
      name: pod.name,
      uid: pod.uid,
      component: pod.component,
      ownerUid: pod.ownerUids[0],
      health: healthOf(pod, situation),
      state: stateOf(pod),
      ready: isPodReady(pod),
      restarts: restartsOf(pod),
      createdAt: pod.creationTimestamp,
      containers: pod.containers.map(container => ({
        name: container.name,
        init: container.init,
        state: containerStateOf(container),
        ready: container.ready,
        restarts: container.restartCount,
        lastEndedAt: container.lastTermination?.finishedAt,
        image: container.image,
        exitCode: terminationOf(container)?.exitCode,
        message: messageOf(container),
      })),
    }));
}

/**
 * Restarts of all containers of a Pod.
 *
 * @internal
 */
export function restartsOf(pod: PodObject): number {
  return pod.containers.reduce(
    (sum, { restartCount }) => sum + restartCount,
    0,
  );
}

function healthOf(pod: PodObject, situation: Situation): Health {
  if (pod.phase === 'Succeeded') {
    return 'Healthy';
  }
  if (pod.phase === 'Failed') {
    return 'Degraded';
  }
  if (pod.deletionTimestamp !== undefined) {
    return 'Terminating';
  }
  const found = findPod(pod, situation)
    .map(({ health }) => health)
    .sort(compareHealth);
  if (found.length > 0) {
    return found[0];
  }
  if (pod.phase === 'Unknown') {
    return 'Unknown';
  }
  return isPodReady(pod) ? 'Healthy' : 'Progressing';
}

/** The word that `kubectl get pods` shows for a Pod. */
function stateOf(pod: PodObject): string {
  if (pod.deletionTimestamp !== undefined) {
    return 'Terminating';
  }
  const blocking = pod.containers.find(
    ({ state, init }) =>
      (state.phase === 'waiting' && (!init || state.reason !== undefined)) ||
      (state.phase === 'terminated' && (!init || state.exitCode !== 0)),
  );
  const word =
    blocking && pod.phase !== 'Unknown' ? wordOf(blocking) : undefined;
  return pod.reason ?? word ?? pod.phase ?? 'Unknown';
}

function wordOf({ state, init }: ContainerStatus): string | undefined {
  const reason =
    state.phase === 'waiting' || state.phase === 'terminated'
      ? state.reason
      : undefined;
  return reason && init ? `Init:${reason}` : reason;
}

function containerStateOf({ state }: ContainerStatus): string {
  switch (state.phase) {
    case 'waiting':
      return state.reason ?? 'Waiting';
    case 'running':
      return 'Running';
    case 'terminated':
      return state.reason ?? 'Terminated';
    default:
      return 'Unknown';
  }
}

function terminationOf({ state, lastTermination }: ContainerStatus) {
  return state.phase === 'terminated' ? state : lastTermination;
}

/** What the container says now, else what it said when it ended last. */
function messageOf(container: ContainerStatus): string | undefined {
  const { state } = container;
  return (
    terminationOf(container)?.message ??
    (state.phase === 'waiting' ? state.message : undefined)
  );
}

function compareText(a: string = '', b: string = ''): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
