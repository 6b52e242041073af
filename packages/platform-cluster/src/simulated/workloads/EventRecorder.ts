import { SimulationClock } from '../clock';
import { apiVersionOf, kindId } from '../kinds';
import { KubernetesObject, randomSuffix, timestamp } from '../objects';
import { ObjectStore } from '../store';

// As long as an API server keeps events by default.
const keptMilliseconds = 3600_000;

/**
 * What an event says.
 *
 * @internal
 */
export interface EventText {
  /** Default `Normal`. */
  type?: 'Normal' | 'Warning';
  reason: string;
  message: string;
  /** Which program saw it. */
  component: string;
}

interface RecordedEvent {
  name: string;
  namespace: string;
  forget: () => void;
}

/**
 * Writes Events: one that repeats is counted, an old one goes.
 *
 * @internal
 */
export class EventRecorder {
  readonly #store: ObjectStore;
  readonly #clock: SimulationClock;
  readonly #recorded = new Map<string, RecordedEvent>();

  /**
   * Makes a recorder.
   *
   * @param store - receives the events
   * @param clock - gives the time
   */
  constructor(store: ObjectStore, clock: SimulationClock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Writes an event.
   *
   * @param about - the object that it is about
   * @param text - what it says
   */
  record(about: KubernetesObject, text: EventText): void {
    const { name, uid, namespace = 'default' } = about.metadata;
    const key = `${uid} ${text.reason} ${text.message}`;
    const now = timestamp(this.#clock.now());
    const known = this.#recorded.get(key);
    known?.forget();
    const repeated =
      known &&
      this.#store.update(kindId.event, known.namespace, known.name, draft => {
        draft.count = Number(draft.count) + 1;
        draft.lastTimestamp = now;
      });
    const event =
      repeated ??
      this.#store.create(kindId.event, {
        apiVersion: apiVersionOf({ group: '', version: 'v1' }),
        kind: 'Event',
        metadata: {
          name: `${name}.${randomSuffix(16)}`,
          namespace,
        },
        involvedObject: {
          apiVersion: about.apiVersion,
          kind: about.kind,
          name,
          ...(about.metadata.namespace ? { namespace } : {}),
          resourceVersion: about.metadata.resourceVersion,
          uid,
        },
        type: text.type ?? 'Normal',
        reason: text.reason,
        message: text.message,
        count: 1,
        eventTime: null,
        firstTimestamp: now,
        lastTimestamp: now,
        reportingComponent: text.component,
        reportingInstance: '',
        source: { component: text.component },
      });
    const forget = this.#clock.schedule(keptMilliseconds, () => {
      this.#recorded.delete(key);
      this.#store.delete(kindId.event, namespace, event.metadata.name);
    });
    this.#recorded.set(key, { name: event.metadata.name, namespace, forget });
  }
}
