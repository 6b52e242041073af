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
   * Starts to look after the pods of a store.
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
    store.subscribe(({ kind, type, object, previous, kindOnly }) => {
      if (kind !== kindId.pod || kindOnly) {
        return;
      }
      if (type === 'ADDED') {
        clock.schedule(scheduleMilliseconds, () => this.#schedule(object));
      }
      if (
        object.metadata.deletionTimestamp &&
        !previous?.metadata.deletionTimestamp
      ) {
        clock.schedule(stopMilliseconds, () => this.#remove(object));
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
        this.#events.record(pod, {
          type: 'Warning',
          reason: imagePullEventReason,
          message: imagePullEventMessage(pod.spec?.containers[0].image ?? ''),
          component: 'kubelet',
        }),
      );
    } else if (failure === crashLoop && !isInit) {
      this.#later(pod, startMilliseconds, podStatuses.crashLoop, () =>
        this.#events.record(pod, {
          type: 'Warning',
          reason: crashLoopEventReason,
          message: crashLoopEventMessage,
          component: 'kubelet',
        }),
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
