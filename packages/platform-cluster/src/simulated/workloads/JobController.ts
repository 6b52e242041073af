import { SimulationClock } from '../clock';
import { kindId } from '../kinds';
import { controllerOf, KubernetesObject, timestamp } from '../objects';
import { JobSpec } from '../operator/initJob';
import { ObjectStore, StoreEvent } from '../store';
import { EventRecorder } from './EventRecorder';
import { Pod, isReady, podOf } from './Pod';

const reactionMilliseconds = 100;
// The Job controller gathers the changes of pods for a second.
const batchMilliseconds = 1000;
const finishMilliseconds = 20;
const firstBackOffMilliseconds = 10_000;

interface JobCondition {
  type: string;
  status: 'True' | 'False';
  reason: string;
  message: string;
  lastProbeTime: string;
  lastTransitionTime: string;
}

/**
 * Status of a Job.
 *
 * @internal
 */
export interface JobStatus {
  active?: number;
  ready?: number;
  succeeded?: number;
  failed?: number;
  terminating?: number;
  startTime?: string;
  completionTime?: string;
  uncountedTerminatedPods?: object;
  conditions?: JobCondition[];
}

type Job = KubernetesObject<JobSpec, JobStatus>;

/**
 * Runs Jobs of one pod: a failed pod is followed by another one after a growing
 * delay, until the limit is reached.
 *
 * @internal
 */
export class JobController {
  readonly #store: ObjectStore;
  readonly #clock: SimulationClock;
  readonly #events: EventRecorder;
  readonly #queued = new Set<string>();

  /**
   * Looks after a store once it is started.
   *
   * @param store - the objects
   * @param clock - gives the time
   * @param events - receives what happens to Jobs
   */
  constructor(
    store: ObjectStore,
    clock: SimulationClock,
    events: EventRecorder,
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#events = events;
  }

  /** Starts to act on what happens in the store. */
  start(): void {
    this.#store.subscribe(event => this.#onEvent(event));
  }

  #onEvent({ kind, type, object, kindOnly }: StoreEvent): void {
    if (kindOnly) {
      return;
    }
    if (kind === kindId.job && type === 'ADDED') {
      this.#clock.schedule(reactionMilliseconds, () => this.#start(object));
    }
    const owner = kind === kindId.pod ? controllerOf(object) : undefined;
    if (owner?.kind === 'Job' && !this.#queued.has(owner.uid)) {
      this.#queued.add(owner.uid);
      this.#clock.schedule(batchMilliseconds, () => {
        this.#queued.delete(owner.uid);
        this.#sync(object.metadata.namespace ?? '', owner.name, owner.uid);
      });
    }
  }

  #start(created: KubernetesObject): void {
    const job = this.#current(created.metadata);
    if (job) {
      this.#report(job, { startTime: timestamp(this.#clock.now()) });
      this.#createPod(job);
    }
  }

  #createPod({ metadata }: KubernetesObject): void {
    const job = this.#current(metadata);
    if (!job?.spec || isOver(job)) {
      return;
    }
    const pod = this.#store.create(kindId.pod, podOf(job, job.spec.template));
    this.#events.record(job, {
      reason: 'SuccessfulCreate',
      message: `Created pod: ${pod.metadata.name}`,
      component: 'job-controller',
    });
    this.#report(job, {});
  }

  #sync(namespace: string, name: string, uid: string): void {
    const job = this.#current({ namespace, name, uid });
    if (!job || isOver(job)) {
      return;
    }
    const previous = job.status ?? {};
    const pods = this.#podsOf(job);
    const succeeded = pods.filter(pod => pod.status?.phase === 'Succeeded');
    const failed = pods.filter(pod => pod.status?.phase === 'Failed').length;
    const limit = job.spec?.backoffLimit ?? 6;
    if (succeeded.length > 0) {
      const reason = 'CompletionsReached';
      const message = 'Reached expected number of succeeded pods';
      this.#finish(job, 'SuccessCriteriaMet', 'Complete', { reason, message });
      this.#events.record(job, {
        reason: 'Completed',
        message: 'Job completed',
        component: 'job-controller',
      });
    } else if (failed > limit) {
      const reason = 'BackoffLimitExceeded';
      const message = 'Job has reached the specified backoff limit';
      this.#finish(job, 'FailureTarget', 'Failed', { reason, message });
      this.#events.record(job, {
        type: 'Warning',
        reason,
        message,
        component: 'job-controller',
      });
    } else {
      this.#report(job, {});
      if (failed > (previous.failed ?? 0)) {
        const delay = firstBackOffMilliseconds * 2 ** (failed - 1);
        this.#clock.schedule(delay, () => this.#createPod(job));
      }
    }
  }

  #finish(
    job: Job,
    first: string,
    second: string,
    text: { reason: string; message: string },
  ): void {
    const now = timestamp(this.#clock.now());
    const conditions = [first, second].map(type => ({
      lastProbeTime: now,
      lastTransitionTime: now,
      ...text,
      status: 'True' as const,
      type,
    }));
    this.#report(job, { conditions: conditions.slice(0, 1) });
    this.#clock.schedule(finishMilliseconds, () => {
      const current = this.#current(job.metadata);
      if (current) {
        this.#report(current, {
          conditions,
          ...(second === 'Complete' ? { completionTime: now } : {}),
        });
      }
    });
  }

  #report(job: Job, change: JobStatus): void {
    const { name, namespace = '' } = job.metadata;
    const pods = this.#podsOf(job);
    const count = (phases: string[]) =>
      pods.filter(pod => phases.includes(pod.status?.phase ?? '')).length;
    this.#store.update(kindId.job, namespace, name, draft => {
      const { active, succeeded, failed, ...previous } =
        (draft.status as JobStatus | undefined) ?? {};
      const counts = {
        active: count(['Pending', 'Running']),
        succeeded: change.completionTime ? count(['Succeeded']) : 0,
        failed: count(['Failed']),
      };
      draft.status = {
        ...previous,
        // The API leaves out a count of zero.
        ...Object.fromEntries(
          Object.entries(counts).filter(([, value]) => value > 0),
        ),
        ready: pods.filter(isReady).length,
        terminating: 0,
        uncountedTerminatedPods: {},
        ...change,
      };
    });
  }

  #podsOf(job: KubernetesObject): Pod[] {
    return this.#store.dependentsOf(job.metadata.uid, kindId.pod) as Pod[];
  }

  #current(of: {
    namespace?: string;
    name: string;
    uid: string;
  }): Job | undefined {
    const job = this.#store.get<JobSpec, JobStatus>(
      kindId.job,
      of.namespace ?? '',
      of.name,
    );
    return job?.metadata.uid === of.uid ? job : undefined;
  }
}

function isOver(job: Job): boolean {
  return !!job.status?.conditions?.some(({ type }) =>
    ['SuccessCriteriaMet', 'FailureTarget'].includes(type),
  );
}
