import { InstallationObjects, ProviderObject } from '../objects/types';
import {
  failureOfEvent,
  failureOfJob,
  failureOfPod,
  hasPodFailed,
  mostTelling,
} from './initFailures';
import { isOfPresentGeneration } from './initJobs';
import { InitAttempts, InitFailure } from './InstallationStatus';
import { earliestOf, toMilliseconds } from './times';

/**
 * Jobs and former Jobs whose uids are remembered. One round of a failing Job
 * takes minutes, so this is more than the hour for which Events stay.
 */
const REMEMBERED_JOBS = 100;

/**
 * Folds what is seen of an installation's init Jobs into the memory of their
 * attempts.
 *
 * @remarks
 * The operator deletes a failed init Job together with its Pods and makes a new
 * one at once under the same name, while the provider goes on saying "is
 * running". What failed is therefore counted by the uid of each Job: its failed
 * Pods or its `status.failed`, whichever is more, and at least one when its
 * condition or an Event says that it failed. A new generation, or another
 * object of the same name, starts at 0.
 *
 * @param objects - all that is known now
 * @param attempts - what this function returned last for the installation
 * @returns what to remember; the same object when nothing is new, undefined
 *   when there is nothing to remember
 *
 * @public
 */
export function rememberAttempts(
  objects: InstallationObjects,
  attempts: InitAttempts | undefined,
): InitAttempts | undefined {
  const { provider, jobs: presentJobs, pods, events } = objects;
  if (!attempts && presentJobs.length + pods.length + events.length === 0) {
    return undefined;
  }
  const before = continueOrReset(objects, attempts);
  const seen = collectFailures(objects, before);

  const jobs = new Map(before.jobs.map(job => [job.uid, job.failed]));
  let { failed } = before;
  for (const [uid, count] of seen.counts) {
    const known = jobs.get(uid) ?? 0;
    if (count > known) {
      jobs.set(uid, count);
      failed += count - known;
    }
  }
  if (failed === 0 && before.formerJobUids.length === 0) {
    return undefined;
  }
  const after: InitAttempts = {
    providerUid: provider.uid,
    generation: provider.generation,
    failed,
    jobs: [...jobs]
      .map(([uid, count]) => ({ uid, failed: count }))
      .slice(-REMEMBERED_JOBS),
    formerJobUids: before.formerJobUids,
    firstFailureAt: earliestOf([
      before.firstFailureAt,
      ...seen.failures.map(({ at }) => at),
    ]),
    lastFailure: mostTelling([before.lastFailure, ...seen.failures]),
  };
  return attempts && isSame(attempts, after) ? attempts : after;
}

function continueOrReset(
  objects: InstallationObjects,
  attempts: InitAttempts | undefined,
): InitAttempts {
  const { provider, jobs, events } = objects;
  const sameObject = attempts?.providerUid === provider.uid;
  if (attempts && sameObject && attempts.generation === provider.generation) {
    return attempts;
  }
  const former = new Set<string>();
  if (attempts && sameObject) {
    attempts.formerJobUids.forEach(uid => former.add(uid));
    attempts.jobs.forEach(({ uid }) => former.add(uid));
    for (const event of events) {
      if (failureOfEvent(event)) {
        former.add(event.regarding.uid ?? event.uid);
      }
    }
  }
  for (const job of jobs) {
    if (isOfPresentGeneration(job, provider)) {
      former.delete(job.uid);
    } else if (attempts || job.failed > 0) {
      former.add(job.uid);
    }
  }
  return {
    providerUid: provider.uid,
    generation: provider.generation,
    failed: 0,
    jobs: [],
    formerJobUids: [...former].slice(-REMEMBERED_JOBS),
  };
}

function collectFailures(objects: InstallationObjects, memory: InitAttempts) {
  const { provider, jobs, pods, events, unreadKinds } = objects;
  const counts = new Map<string, number>();
  const failures: InitFailure[] = [];
  const count = (uid: string, failed: number) =>
    counts.set(uid, Math.max(counts.get(uid) ?? 0, failed));

  const former = new Set(memory.formerJobUids);
  const present = new Set(memory.jobs.map(({ uid }) => uid));
  for (const job of jobs) {
    if (!isOfPresentGeneration(job, provider)) {
      former.add(job.uid);
      continue;
    }
    present.add(job.uid);
    const failure = failureOfJob(job);
    count(job.uid, Math.max(job.failed, failure ? 1 : 0));
    if (failure) {
      failures.push(failure);
    }
  }

  const failedPods = new Map<string, number>();
  for (const pod of pods) {
    if (pod.component !== 'init-job' || !hasPodFailed(pod)) {
      continue;
    }
    const jobUid = pod.ownerUids[0] ?? pod.uid;
    // Without Jobs to compare with, every Pod that is not known to be an
    // earlier generation's is taken for the present one's.
    const belongs =
      present.has(jobUid) ||
      (unreadKinds.includes('Job') && !former.has(jobUid));
    if (belongs) {
      failedPods.set(jobUid, (failedPods.get(jobUid) ?? 0) + 1);
      failures.push(failureOfPod(pod));
    }
  }
  failedPods.forEach((failed, uid) => count(uid, failed));

  const mayCount = eventsThatCount(provider);
  for (const event of events) {
    const failure = failureOfEvent(event);
    const jobUid = event.regarding.uid ?? event.uid;
    if (failure && !former.has(jobUid)) {
      if (present.has(jobUid) || mayCount(failure.at)) {
        count(jobUid, 1);
        failures.push(failure);
      }
    }
  }
  return { counts, failures };
}

/**
 * Events of Jobs that were never seen count when they are not older than the
 * present try: this provider object, and the moment from which on it has not
 * been initialized.
 */
function eventsThatCount(
  provider: ProviderObject,
): (at: string | undefined) => boolean {
  const initialized = provider.status.conditions.find(
    ({ type }) => type === 'Initialized',
  );
  if (initialized?.status !== 'False') {
    return () => false;
  }
  const begin = Math.max(
    toMilliseconds(provider.creationTimestamp) ?? 0,
    toMilliseconds(initialized.lastTransitionTime) ?? 0,
  );
  return at => (toMilliseconds(at) ?? Infinity) >= begin;
}

function isSame(a: InitAttempts, b: InitAttempts): boolean {
  return (
    a.providerUid === b.providerUid &&
    a.generation === b.generation &&
    a.failed === b.failed &&
    a.jobs.length === b.jobs.length &&
    a.formerJobUids.length === b.formerJobUids.length &&
    a.firstFailureAt === b.firstFailureAt &&
    a.lastFailure?.at === b.lastFailure?.at &&
    a.lastFailure?.exitCode === b.lastFailure?.exitCode &&
    a.lastFailure?.reason === b.lastFailure?.reason &&
    a.lastFailure?.message === b.lastFailure?.message
  );
}
