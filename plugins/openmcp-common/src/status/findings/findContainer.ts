import {
  ContainerStatus,
  ContainerTermination,
  PodObject,
} from '../../objects/types';
import { createFinding, Finding, referenceTo } from '../Finding';
import { Health, StatusCode } from '../InstallationStatus';
import { CRASH_LOOP_RESTARTS, STATUS_WINDOWS } from '../statusWindows';
import { roleOf } from '../roleOf';
import { after, toMilliseconds } from '../times';

/**
 * Reasons for which a kubelet cannot get an image.
 *
 * @remarks
 * Source: Kubernetes, `pkg/kubelet/images/types.go`.
 */
const IMAGE_REASONS = [
  'ErrImagePull',
  'ImagePullBackOff',
  'ErrImageNeverPull',
  'InvalidImageName',
  'ImageInspectError',
  'RegistryUnavailable',
  'SignatureValidationFailed',
];

const CRASH_LOOP_REASON = 'CrashLoopBackOff';

/** Other waiting reasons that name an error, as `CreateContainerConfigError`. */
const ERROR_REASON = /Err|Fail|Invalid|BackOff/;

/**
 * What keeps one container of a Pod from being up, or did so a moment ago.
 *
 * @remarks
 * The phase of a Pod is not asked: it is `Running` while a container crashes
 * again and again. Between two crashes a container runs, and is even ready when
 * it has no probe, so a recent crash counts for a while.
 *
 * @internal
 */
export function findContainer(
  container: ContainerStatus,
  pod: PodObject,
  now: number,
): Finding[] {
  switch (container.state.phase) {
    case 'waiting':
      return findWaiting(container, pod);
    case 'terminated':
      return findTerminated(container, pod);
    case 'running':
      return findRestarted(container, pod, now);
    default:
      return [];
  }
}

function findWaiting(container: ContainerStatus, pod: PodObject): Finding[] {
  const { state } = container;
  if (state.phase !== 'waiting' || state.reason === undefined) {
    return [];
  }
  const { reason, message } = state;
  if (reason === CRASH_LOOP_REASON) {
    return [describeCrashLoop(container, pod, container.lastTermination)];
  }
  const isImage = IMAGE_REASONS.includes(reason);
  if (!isImage && !ERROR_REASON.test(reason)) {
    return [];
  }
  return [
    describe(
      container,
      pod,
      isImage ? 'image-pull-failed' : 'container-configuration-failed',
      'Degraded',
      {
        params: { image: container.image, reason, text: message },
        since: pod.startTime ?? pod.creationTimestamp,
      },
    ),
  ];
}

function findTerminated(container: ContainerStatus, pod: PodObject): Finding[] {
  const { state } = container;
  if (state.phase !== 'terminated') {
    return [];
  }
  if (!container.init && container.restartCount >= CRASH_LOOP_RESTARTS) {
    return [describeCrashLoop(container, pod, state)];
  }
  return (state.exitCode ?? 0) === 0
    ? []
    : [
        describe(container, pod, 'container-failed', 'Degraded', {
          params: termination(state),
          since: state.finishedAt,
        }),
      ];
}

function findRestarted(
  container: ContainerStatus,
  pod: PodObject,
  now: number,
): Finding[] {
  const { state, lastTermination, restartCount } = container;
  if (state.phase !== 'running' || !lastTermination || restartCount === 0) {
    return [];
  }
  const restarted = toMilliseconds(
    state.startedAt ?? lastTermination.finishedAt,
  );
  if (restarted === undefined || now - restarted >= STATUS_WINDOWS.crash) {
    return [];
  }
  const reviewAt = after(restarted, STATUS_WINDOWS.crash);
  const isLoop =
    restartCount >= CRASH_LOOP_RESTARTS && !stayedUp(lastTermination);
  if (isLoop) {
    return [
      { ...describeCrashLoop(container, pod, lastTermination), reviewAt },
    ];
  }
  return lastTermination.exitCode === 0
    ? []
    : [
        describe(container, pod, 'container-restarted', 'Progressing', {
          params: termination(lastTermination),
          since: state.startedAt ?? lastTermination.finishedAt,
          reviewAt,
        }),
      ];
}

/** The run before the crash was long: that is one crash and no loop. */
function stayedUp({ startedAt, finishedAt }: ContainerTermination): boolean {
  const started = toMilliseconds(startedAt);
  const finished = toMilliseconds(finishedAt);
  return (
    started !== undefined &&
    finished !== undefined &&
    finished - started >= STATUS_WINDOWS.crash
  );
}

function describeCrashLoop(
  container: ContainerStatus,
  pod: PodObject,
  last: ContainerTermination | undefined,
): Finding {
  const unready = pod.conditions.find(
    ({ type, status }) => type === 'Ready' && status === 'False',
  );
  return describe(container, pod, 'crash-loop', 'Degraded', {
    params: termination(last),
    since: unready?.lastTransitionTime ?? last?.finishedAt,
  });
}

function termination(last: ContainerTermination | undefined) {
  return {
    exitCode: last?.exitCode,
    reason: last?.reason,
    text: last?.message,
  };
}

function describe(
  container: ContainerStatus,
  pod: PodObject,
  code: StatusCode,
  health: Health,
  options: {
    params: Record<string, string | number | undefined>;
    since?: string;
    reviewAt?: string;
  },
): Finding {
  return createFinding({
    code,
    health,
    params: {
      pod: pod.name,
      role: roleOf(pod),
      container: container.name,
      restarts: container.restartCount,
      ...options.params,
    },
    object: referenceTo('Pod', pod),
    since: options.since,
    reviewAt: options.reviewAt,
  });
}
