import { ObjectStore, StoreEvent } from '../store';

// As many changes as an API server's watch cache remembers at least.
const rememberedChanges = 5_000;

/**
 * Someone who watches a kind.
 *
 * @internal
 */
export interface Watcher {
  /** Called with each change, in order. */
  onEvent(event: StoreEvent): void;
  /** The kind is no longer served. */
  onEnd(): void;
}

interface Change {
  resourceVersion: number;
  event: StoreEvent;
}

/**
 * Hands the changes of a kind to those who watch it, and remembers the latest
 * ones for those who come with an older resource version.
 *
 * @internal
 */
export class WatchHub {
  readonly #store: ObjectStore;
  readonly #changes = new Map<string, Change[]>();
  readonly #oldest = new Map<string, number>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  #beginning: number;

  /**
   * Follows a store from now on.
   *
   * @param store - the store
   */
  constructor(store: ObjectStore) {
    this.#store = store;
    this.#beginning = store.resourceVersion;
    store.subscribe(event => this.#onEvent(event));
  }

  /**
   * Tells whether all changes since a resource version are known.
   *
   * @param kind - id of the kind
   * @param resourceVersion - the version
   */
  remembers(kind: string, resourceVersion: number): boolean {
    return resourceVersion >= this.oldestOf(kind);
  }

  /**
   * The resource version since which all changes are known.
   *
   * @param kind - id of the kind
   */
  oldestOf(kind: string): number {
    return this.#oldest.get(kind) ?? this.#beginning;
  }

  /**
   * Starts to watch.
   *
   * @param kind - id of the kind
   * @param after - resource version after which changes are told
   * @param watcher - is told first what is remembered, then what happens
   * @returns a function that ends it
   */
  watch(kind: string, after: number, watcher: Watcher): () => void {
    for (const change of this.#changes.get(kind) ?? []) {
      if (change.resourceVersion > after) {
        watcher.onEvent(change.event);
      }
    }
    const watchers = this.#watchers.get(kind) ?? new Set();
    this.#watchers.set(kind, watchers.add(watcher));
    return () => watchers.delete(watcher);
  }

  /** Forgets all changes: whoever comes with an older version has to list. */
  forget(): void {
    this.#beginning = this.#store.resourceVersion;
    this.#oldest.clear();
    this.#changes.clear();
  }

  /**
   * Ends all watches of a kind.
   *
   * @param kind - id of the kind
   */
  end(kind: string): void {
    for (const watcher of [...(this.#watchers.get(kind) ?? [])]) {
      watcher.onEnd();
    }
  }

  #onEvent(event: StoreEvent): void {
    const changes = this.#changes.get(event.kind) ?? [];
    this.#changes.set(event.kind, changes);
    changes.push({
      resourceVersion: Number(event.object.metadata.resourceVersion),
      event,
    });
    // Cutting in blocks keeps the cost of a change constant.
    if (changes.length > 2 * rememberedChanges) {
      const dropped = changes.splice(0, changes.length - rememberedChanges);
      this.#oldest.set(event.kind, dropped[dropped.length - 1].resourceVersion);
    }
    for (const watcher of [...(this.#watchers.get(event.kind) ?? [])]) {
      watcher.onEvent(event);
    }
  }
}
