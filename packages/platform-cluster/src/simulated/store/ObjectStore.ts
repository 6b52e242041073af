import { randomUUID } from 'node:crypto';
import { SimulationClock } from '../clock';
import { kindId } from '../kinds/kindIds';
import {
  copyOf,
  isSame,
  KubernetesObject,
  NewObject,
  timestamp,
} from '../objects';
import { OwnerIndex } from './OwnerIndex';

/**
 * A change in the store.
 *
 * @internal
 */
export interface StoreEvent {
  /** What happened, in the words of a watch. */
  type: 'ADDED' | 'MODIFIED' | 'DELETED';
  /** Id of the kind, such as `jobs.batch`. */
  kind: string;
  /** The object after the change; a deleted one in its last state. */
  object: KubernetesObject;
  /** The object before a modification. */
  previous?: KubernetesObject;
  /** The kind as such came or went; the object itself was not touched. */
  kindOnly?: boolean;
}

// How long a pod may take to end.
const graceSeconds = 30;

// These have no generation: the API server never counts their specs.
const withoutGeneration = new Set<string>([
  kindId.event,
  kindId.namespace,
  kindId.service,
]);

/**
 * The objects of one cluster. An object in it is never changed in place: each
 * change puts a new one there and counts the cluster's resource version up.
 *
 * @internal
 */
export class ObjectStore {
  readonly #clock: SimulationClock;
  readonly #objects = new Map<string, Map<string, KubernetesObject>>();
  readonly #setAside = new Map<string, Map<string, KubernetesObject>>();
  readonly #owners = new OwnerIndex();
  readonly #listeners: ((event: StoreEvent) => void)[] = [];
  #resourceVersion = 1000;

  /**
   * Makes an empty store.
   *
   * @param clock - gives the times of creation and deletion
   */
  constructor(clock: SimulationClock) {
    this.#clock = clock;
  }

  /** The resource version of the latest change. */
  get resourceVersion(): number {
    return this.#resourceVersion;
  }

  /**
   * Is told each change at once, in order.
   *
   * @param listener - called with each change
   */
  subscribe(listener: (event: StoreEvent) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Finds an object.
   *
   * @param kind - id of its kind
   * @param namespace - empty for a cluster-scoped kind
   * @param name - its name
   */
  get<Spec = unknown, Status = unknown>(
    kind: string,
    namespace: string,
    name: string,
  ): KubernetesObject<Spec, Status> | undefined {
    return this.#objects.get(kind)?.get(`${namespace}/${name}`) as
      | KubernetesObject<Spec, Status>
      | undefined;
  }

  /**
   * Lists the objects of a kind, ordered by namespace and name.
   *
   * @param kind - id of the kind
   * @param namespace - all namespaces when it is left out
   */
  list(kind: string, namespace?: string): KubernetesObject[] {
    const entries = [...(this.#objects.get(kind) ?? [])];
    const wanted =
      namespace === undefined
        ? entries
        : entries.filter(([key]) => key.startsWith(`${namespace}/`));
    return wanted
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([, object]) => object);
  }

  /**
   * Lists what belongs to an object by its owner references.
   *
   * @param uid - uid of the owner
   * @param kind - id of the kind of the dependents; all kinds by default
   */
  dependentsOf(uid: string, kind?: string): KubernetesObject[] {
    return this.#owners.placesOf(uid).flatMap(place => {
      const object =
        kind === undefined || kind === place.kind
          ? this.#objects.get(place.kind)?.get(place.key)
          : undefined;
      return object ? [object] : [];
    });
  }

  /**
   * Fills in what the server gives to a new object, without storing it.
   *
   * @param kind - id of the kind
   * @param object - the new object
   */
  prepare(kind: string, object: NewObject): KubernetesObject {
    return {
      ...object,
      metadata: {
        ...object.metadata,
        uid: object.metadata.uid ?? randomUUID(),
        resourceVersion: '',
        creationTimestamp: timestamp(this.#clock.now()),
        ...(withoutGeneration.has(kind) ? {} : { generation: 1 }),
      },
    };
  }

  /**
   * Stores a new object.
   *
   * @param kind - id of the kind
   * @param object - an object whose name is free
   */
  create(kind: string, object: NewObject): KubernetesObject {
    const created = this.#atNextVersion(this.prepare(kind, object));
    this.#put(kind, created);
    this.#emit({ type: 'ADDED', kind, object: created });
    return created;
  }

  /**
   * Works out a change without storing it: the generation is counted up when
   * anything but metadata and status differs.
   *
   * @param current - the object as it is
   * @param change - changes the copy that it is given
   * @returns the same object when nothing differs
   */
  changed(
    current: KubernetesObject,
    change: (draft: KubernetesObject) => void,
  ): KubernetesObject {
    const draft = copyOf(current);
    change(draft);
    if (isSame(draft, current)) {
      return current;
    }
    const content = ({ metadata, status, ...rest }: KubernetesObject) => rest;
    if (
      draft.metadata.generation !== undefined &&
      !isSame(content(draft), content(current))
    ) {
      draft.metadata.generation = (current.metadata.generation ?? 0) + 1;
    }
    return draft;
  }

  /**
   * Changes an object. One that is being deleted goes with its last finalizer.
   *
   * @param kind - id of the kind
   * @param namespace - empty for a cluster-scoped kind
   * @param name - its name
   * @param change - changes the copy that it is given
   * @returns the object after the change; undefined when there is none
   */
  update(
    kind: string,
    namespace: string,
    name: string,
    change: (draft: KubernetesObject) => void,
  ): KubernetesObject | undefined {
    const previous = this.get(kind, namespace, name);
    if (!previous) {
      return undefined;
    }
    const object = this.changed(previous, change);
    if (object === previous) {
      return previous;
    }
    const { deletionTimestamp, finalizers } = object.metadata;
    if (
      deletionTimestamp &&
      previous.metadata.finalizers?.length &&
      !finalizers?.length
    ) {
      return this.#remove(kind, previous);
    }
    const stored = this.#atNextVersion(object);
    this.#put(kind, stored);
    this.#emit({ type: 'MODIFIED', kind, object: stored, previous });
    return stored;
  }

  /**
   * Deletes an object, or marks it when finalizers or a node hold it.
   *
   * @param kind - id of the kind
   * @param namespace - empty for a cluster-scoped kind
   * @param name - its name
   * @param options - `force` does not wait for the node of a pod
   * @returns the object in its last state; undefined when there is none
   */
  delete(
    kind: string,
    namespace: string,
    name: string,
    options: { force?: boolean } = {},
  ): KubernetesObject | undefined {
    const current = this.get<{ nodeName?: string }>(kind, namespace, name);
    if (!current) {
      return undefined;
    }
    const waitsForNode =
      kind === kindId.pod && !!current.spec?.nodeName && !options.force;
    if (!waitsForNode && !current.metadata.finalizers?.length) {
      return this.#remove(kind, current);
    }
    const phase = (current.status as { phase?: string } | undefined)?.phase;
    const isDone = phase === 'Succeeded' || phase === 'Failed';
    const grace = waitsForNode && !isDone ? graceSeconds : 0;
    const deadline = new Date(this.#clock.now().getTime() + grace * 1000);
    if (current.metadata.deletionTimestamp) {
      return current;
    }
    return this.update(kind, namespace, name, draft => {
      draft.metadata.deletionTimestamp = timestamp(deadline);
      draft.metadata.deletionGracePeriodSeconds = grace;
      if (draft.metadata.generation !== undefined) {
        draft.metadata.generation += 1;
      }
    });
  }

  /**
   * Takes a whole kind out of sight: watchers see its objects go, but nothing
   * that belongs to them is cleaned up.
   *
   * @param kind - id of the kind
   */
  setAside(kind: string): void {
    const objects = this.#objects.get(kind) ?? new Map();
    this.#objects.delete(kind);
    this.#setAside.set(kind, objects);
    for (const object of objects.values()) {
      const gone = this.#atNextVersion(object);
      this.#emit({ type: 'DELETED', kind, object: gone, kindOnly: true });
    }
  }

  /**
   * Brings back a kind that was set aside.
   *
   * @param kind - id of the kind
   */
  bringBack(kind: string): void {
    const objects = this.#setAside.get(kind) ?? new Map();
    this.#setAside.delete(kind);
    for (const object of objects.values()) {
      const back = this.#atNextVersion(object);
      this.#put(kind, back);
      this.#emit({ type: 'ADDED', kind, object: back, kindOnly: true });
    }
  }

  #atNextVersion(object: KubernetesObject): KubernetesObject {
    this.#resourceVersion += 1;
    const resourceVersion = String(this.#resourceVersion);
    return { ...object, metadata: { ...object.metadata, resourceVersion } };
  }

  #put(kind: string, object: KubernetesObject): void {
    const key = keyOf(object);
    let objects = this.#objects.get(kind);
    if (!objects) {
      objects = new Map();
      this.#objects.set(kind, objects);
    }
    objects.set(key, object);
    this.#owners.add({ kind, key }, object);
  }

  #remove(kind: string, last: KubernetesObject): KubernetesObject {
    const object = this.#atNextVersion(last);
    const key = keyOf(object);
    this.#objects.get(kind)?.delete(key);
    this.#owners.remove({ kind, key }, object);
    this.#emit({ type: 'DELETED', kind, object });
    return object;
  }

  #emit(event: StoreEvent): void {
    for (const listener of this.#listeners) {
      listener(event);
    }
  }
}

function keyOf(object: KubernetesObject): string {
  return `${object.metadata.namespace ?? ''}/${object.metadata.name}`;
}
