import {
  crashLoopMessage,
  crashLoopReason,
  crashLoopRestartCount,
  imagePullMessage,
  imagePullReason,
  initFailureMessage,
} from '../../failureImages';
import { ContainerState, Pod, PodStatus } from './Pod';

interface Change {
  phase: PodStatus['phase'];
  ready?: boolean;
  reason?: string;
  state: ContainerState;
  lastState?: ContainerState;
  restartCount?: number;
}

function changed(pod: Pod, now: string, change: Change): PodStatus {
  const { phase, ready = false, reason, state, lastState = {} } = change;
  const previous = pod.status?.conditions ?? [];
  const condition = (type: string, isTrue: boolean) => {
    const status = isTrue ? 'True' : 'False';
    const known = previous.find(candidate => candidate.type === type);
    const lastTransitionTime =
      known?.status === status ? known.lastTransitionTime : now;
    return {
      lastProbeTime: null,
      lastTransitionTime,
      ...(reason && !isTrue ? { reason } : {}),
      status,
      type,
    };
  };
  return {
    ...(pod.status as PodStatus),
    phase,
    conditions: [
      condition('PodScheduled', true),
      condition('Initialized', true),
      condition('Ready', ready),
      condition('ContainersReady', ready),
    ],
    containerStatuses: (pod.spec?.containers ?? []).map(container => ({
      name: container.name,
      image: container.image,
      imageID: '',
      ready,
      started: ready,
      restartCount: change.restartCount ?? 0,
      state,
      lastState,
    })),
    startTime: pod.status?.startTime ?? now,
  };
}

function started(pod: Pod, now: string): string {
  const running = pod.status?.containerStatuses?.[0]?.state.running;
  return running?.startedAt ?? now;
}

/**
 * The statuses that pods go through; each takes the pod and the time.
 *
 * @internal
 */
export const podStatuses = {
  /** Given to a node; nothing was started yet. */
  creating: (pod: Pod, now: string): PodStatus =>
    changed(pod, now, {
      phase: 'Pending',
      reason: 'ContainersNotReady',
      state: { waiting: { reason: 'ContainerCreating' } },
    }),
  /** All containers run and are ready. */
  ready: (pod: Pod, now: string): PodStatus =>
    changed(pod, now, {
      phase: 'Running',
      ready: true,
      state: { running: { startedAt: now } },
    }),
  /** The work is done. */
  succeeded: (pod: Pod, now: string): PodStatus =>
    changed(pod, now, {
      phase: 'Succeeded',
      reason: 'PodCompleted',
      state: {
        terminated: {
          exitCode: 0,
          reason: 'Completed',
          startedAt: started(pod, now),
          finishedAt: now,
        },
      },
    }),
  /** The work has failed. */
  failed: (pod: Pod, now: string): PodStatus =>
    changed(pod, now, {
      phase: 'Failed',
      reason: 'PodFailed',
      state: {
        terminated: {
          exitCode: 1,
          reason: 'Error',
          message: initFailureMessage,
          startedAt: started(pod, now),
          finishedAt: now,
        },
      },
    }),
  /** The image is not to be had. */
  imageMissing: (pod: Pod, now: string): PodStatus =>
    changed(pod, now, {
      phase: 'Pending',
      reason: 'ContainersNotReady',
      state: {
        waiting: {
          reason: imagePullReason,
          message: imagePullMessage(pod.spec?.containers[0].image ?? ''),
        },
      },
    }),
  /** The container was started again and again. */
  crashLoop: (pod: Pod, now: string): PodStatus =>
    changed(pod, now, {
      phase: 'Running',
      reason: 'ContainersNotReady',
      restartCount: crashLoopRestartCount,
      state: {
        waiting: { reason: crashLoopReason, message: crashLoopMessage },
      },
      lastState: {
        terminated: {
          exitCode: 1,
          reason: 'Error',
          startedAt: now,
          finishedAt: now,
        },
      },
    }),
};
