import { SimulationClock } from '../clock';
import { kindId } from '../kinds';
import { KubernetesObject } from '../objects';
import { ObjectStore } from '../store';

const reactionMilliseconds = 100;

const kindIdByName: Record<string, string> = {
  Deployment: kindId.deployment,
  Job: kindId.job,
  Pod: kindId.pod,
  ReplicaSet: kindId.replicaSet,
  Service: kindId.service,
};

/**
 * Deletes what belonged to an object that is gone.
 *
 * @internal
 */
export class GarbageCollector {
  readonly #store: ObjectStore;
  readonly #clock: SimulationClock;

  /**
   * Looks after a store once it is started.
   *
   * @param store - the objects
   * @param clock - gives the time
   */
  constructor(store: ObjectStore, clock: SimulationClock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Starts to act on what happens in the store. */
  start(): void {
    this.#store.subscribe(({ type, object, kindOnly, kind }) => {
      if (type === 'DELETED' && !kindOnly && kind !== kindId.event) {
        this.#clock.schedule(reactionMilliseconds, () => this.#collect(object));
      }
    });
  }

  #collect(owner: KubernetesObject): void {
    for (const dependent of this.#store.dependentsOf(owner.metadata.uid)) {
      const { name, namespace = '' } = dependent.metadata;
      const kind = kindIdByName[dependent.kind];
      if (kind) {
        this.#store.delete(kind, namespace, name);
      }
    }
  }
}
