import {
  ContainerTermination,
  EventObject,
  JobObject,
  PodObject,
} from '../objects/types';
import { InitFailure } from './InstallationStatus';
import { toMilliseconds } from './times';

/** Reason of a Job's condition and Event when its attempts are used up. */
const BACKOFF_LIMIT_EXCEEDED = 'BackoffLimitExceeded';

/**
 * Tells whether a Pod of an init Job has failed. Its containers are not
 * restarted, so one that ended with another exit code than 0 is enough.
 *
 * @internal
 */
export function hasPodFailed(pod: PodObject): boolean {
  return pod.phase === 'Failed' || failedTermination(pod) !== undefined;
}

/**
 * How a failed Pod of an init Job ended: the words of its container, or of the
 * Pod when no container says anything (an eviction, for instance).
 *
 * @internal
 */
export function failureOfPod(pod: PodObject): InitFailure {
  const termination = failedTermination(pod);
  return {
    at: termination?.finishedAt ?? pod.startTime ?? pod.creationTimestamp,
    exitCode: termination?.exitCode,
    reason: pod.reason ?? termination?.reason,
    message: termination?.message ?? pod.message,
  };
}

/**
 * How a Job failed as a whole; undefined when it did not.
 *
 * @internal
 */
export function failureOfJob(job: JobObject): InitFailure | undefined {
  const failed = job.conditions.find(
    ({ type, status }) => type === 'Failed' && status === 'True',
  );
  return (
    failed && {
      at: failed.lastTransitionTime,
      reason: failed.reason,
      message: failed.message,
    }
  );
}

/**
 * What an Event tells of a failed Job; undefined when it is about something
 * else.
 *
 * @internal
 */
export function failureOfEvent(event: EventObject): InitFailure | undefined {
  return event.reason === BACKOFF_LIMIT_EXCEEDED &&
    event.regarding.kind === 'Job'
    ? { at: event.lastTime, reason: event.reason, message: event.message }
    : undefined;
}

/**
 * The failure that says most: one with an exit code before one without, then
 * the latest. Among equals the later in the list wins.
 *
 * @internal
 */
export function mostTelling(
  failures: Array<InitFailure | undefined>,
): InitFailure | undefined {
  let best: InitFailure | undefined;
  for (const failure of failures) {
    if (failure && (best === undefined || compare(failure, best) >= 0)) {
      best = failure;
    }
  }
  return best;
}

function compare(a: InitFailure, b: InitFailure): number {
  return (
    Number(a.exitCode !== undefined) - Number(b.exitCode !== undefined) ||
    (toMilliseconds(a.at) ?? 0) - (toMilliseconds(b.at) ?? 0)
  );
}

function failedTermination(pod: PodObject): ContainerTermination | undefined {
  for (const { state } of pod.containers) {
    if (state.phase === 'terminated' && (state.exitCode ?? 0) !== 0) {
      return state;
    }
  }
  return undefined;
}
