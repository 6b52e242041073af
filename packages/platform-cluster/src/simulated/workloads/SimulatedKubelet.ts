import {
  crashLoopEventMessage,
  crashLoopEventReason,
  failureImageNames,
  failureOfImage,
  imagePullEventMessage,
  imagePullEventReason,
  slowStartSeconds,
} from '../../failureImages';
import { SimulationClock } from '../clock';
import { kindId } from '../kinds';
import { controllerOf, KubernetesObject, timestamp } from '../objects';
import { ObjectStore } from '../store';
import { EventRecorder } from './EventRecorder';
import { Pod, PodStatus } from './Pod';
import { podStatuses } from './podStatuses';

const nodeName = 'node-0';
const scheduleMilliseconds = 40;
const startMilliseconds = 400;
const runMilliseconds = 300;
const stopMilliseconds = 200;
const warningMilliseconds = 300_000;

type StatusOf = (pod: Pod, now: string) => PodStatus;

/**
 * Gives pods a life: they are put on a node, start, end when they belong to a
 * Job, and go when they are deleted. The image decides which failure is played.
 *
 * @internal
 */
export class SimulatedKubelet {
  readonly #store: ObjectStore;
  readonly #clock: SimulationClock;
  readonly #events: EventRecorder;

  /**
   * Looks after a store once it is started.
   *
   * @param store - the objects
   * @param clock - gives the time
   * @param events - receives what happens to pods
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
    this.#store.subscribe(({ kind, type, object, previous, kindOnly }) => {
      if (kind !== kindId.pod || kindOnly) {
        return;
      }
      if (type === 'ADDED') {
        this.#clock.schedule(scheduleMilliseconds, () =>
          this.#schedule(object),
        );
      }
      if (
        object.metadata.deletionTimestamp &&
        !previous?.metadata.deletionTimestamp
      ) {
        this.#clock.schedule(stopMilliseconds, () => this.#remove(object));
      }
    });
  }

  #schedule(created: KubernetesObject): void {
    const pod = this.#change(created, (draft, now) => {
      draft.spec = { ...draft.spec!, nodeName };
      draft.status!.conditions = [
        {
          lastProbeTime: null,
          lastTransitionTime: now,
          status: 'True',
          type: 'PodScheduled',
        },
      ];
    });
    if (pod) {
      const { namespace, name } = pod.metadata;
      this.#events.record(pod, {
        reason: 'Scheduled',
        message: `Successfully assigned ${namespace}/${name} to ${nodeName}`,
        component: 'default-scheduler',
      });
      this.#start(pod);
    }
  }

  #start(pod: Pod): void {
    const isInit = controllerOf(pod)?.kind === 'Job';
    const failure = failureOfImage(pod.spec?.containers[0].image ?? '');
    const { missing, missingLater, initFails, crashLoop, slowStart } =
      failureImageNames;
    if (failure === missing || (failure === missingLater && !isInit)) {
      this.#later(pod, startMilliseconds, podStatuses.imageMissing, () =>
        this.#warn(
          pod,
          imagePullEventReason,
          imagePullEventMessage(pod.spec?.containers[0].image ?? ''),
        ),
      );
    } else if (failure === crashLoop && !isInit) {
      this.#later(pod, startMilliseconds, podStatuses.crashLoop, () =>
        this.#warn(pod, crashLoopEventReason, crashLoopEventMessage),
      );
    } else if (failure === slowStart && !isInit) {
      this.#later(pod, startMilliseconds, podStatuses.creating);
      this.#later(pod, slowStartSeconds * 1000, podStatuses.ready);
    } else {
      const end =
        failure === initFails ? podStatuses.failed : podStatuses.succeeded;
      this.#later(pod, startMilliseconds, podStatuses.ready, () => {
        if (isInit) {
          this.#later(pod, runMilliseconds, end);
        }
      });
    }
  }

  // A kubelet says it again and again, as long as the pod is there.
  #warn(pod: Pod, reason: string, message: string): void {
    const { name, namespace = '', uid } = pod.metadata;
    const current = this.#store.get(kindId.pod, namespace, name);
    if (current?.metadata.uid === uid) {
      this.#events.record(pod, {
        type: 'Warning',
        reason,
        message,
        component: 'kubelet',
      });
      this.#clock.schedule(warningMilliseconds, () =>
        this.#warn(pod, reason, message),
      );
    }
  }

  #later(
    pod: Pod,
    milliseconds: number,
    statusOf: StatusOf,
    then?: () => void,
  ): void {
    this.#clock.schedule(milliseconds, () => {
      const changed = this.#change(pod, (draft, now) => {
        draft.status = statusOf(draft, now);
      });
      if (changed) {
        then?.();
      }
    });
  }

  #change(
    pod: KubernetesObject,
    change: (draft: Pod, now: string) => void,
  ): Pod | undefined {
    const { name, namespace = '', uid } = pod.metadata;
    const current = this.#store.get(kindId.pod, namespace, name);
    if (
      current?.metadata.uid !== uid ||
      current.metadata.deletionTimestamp !== undefined
    ) {
      return undefined;
    }
    return this.#store.update(kindId.pod, namespace, name, draft =>
      change(draft as Pod, timestamp(this.#clock.now())),
    ) as Pod;
  }

  #remove(pod: KubernetesObject): void {
    const { name, namespace = '' } = pod.metadata;
    this.#store.delete(kindId.pod, namespace, name, { force: true });
  }
}
