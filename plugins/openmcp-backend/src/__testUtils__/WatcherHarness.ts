import assert from 'node:assert/strict';
import { mockServices } from '@backstage/backend-test-utils';
import { PoolTransport } from '../clusters';
import { createWatchedKinds, KindState } from '../watch';
import { CollectionWatcher } from '../watch/loop/CollectionWatcher';
import { KnownObjects } from '../watch/objects';
import { CollectionLimits } from '../watch/stream';
import { ManualClock } from './ManualClock';
import { rawList, rawPlatformService } from './rawObjects';
import { answer, Script, ScriptedApiServer } from './ScriptedApiServer';
import { waitUntil } from './waitUntil';

/** Delays that belong to requests on their way and not to waits. */
const requestDeadlines = [15_000, 60_000, 80_000];

/** An event that tells of a PlatformService. */
export function added(name: string, resourceVersion: string) {
  return {
    type: 'ADDED',
    object: rawPlatformService(name, { resourceVersion }),
  };
}

/** A sign of life with a version. */
export function bookmark(resourceVersion: string) {
  return {
    type: 'BOOKMARK',
    object: { kind: 'PlatformService', metadata: { resourceVersion } },
  };
}

/** The sign that all objects were told that there are. */
export function listEnd(resourceVersion: string) {
  return {
    type: 'BOOKMARK',
    object: {
      kind: 'PlatformService',
      metadata: {
        resourceVersion,
        annotations: { 'k8s.io/initial-events-end': 'true' },
      },
    },
  };
}

/** The event that ends a watch whose version is not known any more. */
export const expired = {
  type: 'ERROR',
  object: { kind: 'Status', code: 410, reason: 'Expired' },
};

/** A list with the PlatformService `dns`. */
export const oneService = answer(
  200,
  rawList('PlatformService', [rawPlatformService('dns')]),
);

/**
 * A watcher of PlatformServices with a scripted server, in a time that goes on
 * only when a test says so.
 */
export class WatcherHarness {
  readonly clock = new ManualClock();
  readonly logger = mockServices.logger.mock();
  /** States in the order in which they were told. */
  readonly states: Array<KindState['state']> = [];
  readonly watcher: CollectionWatcher;
  /**
   * When the API server answered for another collection, if ever, by the clock
   * that never jumps.
   */
  answeredElsewhereAt?: number;
  /** What was told of objects, in its order. */
  readonly told: string[] = [];
  private readonly keys = new Set<string>();
  private readonly transport: PoolTransport;
  private readonly controller = new AbortController();
  private ended?: Promise<boolean>;

  private constructor(
    readonly server: ScriptedApiServer,
    limits?: CollectionLimits,
  ) {
    this.transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    const kind = createWatchedKinds().find(
      each => each.kind === 'PlatformService',
    )!;
    this.watcher = new CollectionWatcher({
      collection: {
        kind,
        transport: this.transport,
        clock: this.clock,
        limits,
      },
      random: () => 0.5,
      hasAnsweredSince: time => (this.answeredElsewhereAt ?? 0) > time,
      logger: this.logger,
      known: new KnownObjects(changes => {
        for (const change of changes) {
          this.told.push(`${change.type} ${change.key}`);
          if (change.type === 'remove') {
            this.keys.delete(change.key);
          } else {
            this.keys.add(change.key);
          }
        }
      }),
      onState: ({ state }) => this.states.push(state),
    });
  }

  /**
   * @param limits - of the collection; default: those of every collection
   */
  static async create(limits?: CollectionLimits): Promise<WatcherHarness> {
    return new WatcherHarness(await ScriptedApiServer.start(), limits);
  }

  /** Names of the objects that the watcher told of. */
  get names(): string[] {
    return [...this.keys];
  }

  start(lists: Script[], watches: Script[]): void {
    this.server.lists = lists;
    this.server.watches = watches;
    this.ended = this.watcher.run(this.controller.signal);
  }

  /** Resolves when the watcher has ended by itself, because of what it was told. */
  async saysNotServed(): Promise<void> {
    assert.equal(await this.ended, false);
  }

  /** Ends the watcher alone. */
  async end(): Promise<void> {
    this.controller.abort();
    await this.ended;
  }

  async stop(): Promise<void> {
    await this.end();
    await this.transport.close();
    await this.server.stop();
    this.clock.requireNoTimers();
  }

  /** Waits until the watcher pauses before its next request. */
  async pausing(): Promise<number> {
    return waitUntil(() => {
      const [delay, ...others] = this.clock.pending;
      assert.deepEqual(others, []);
      assert(delay !== undefined && !requestDeadlines.includes(delay));
      return delay;
    });
  }

  /** Lets the pause pass. */
  async goOn(): Promise<number> {
    const delay = await this.pausing();
    this.clock.advance(delay);
    return delay;
  }

  /** Waits until so many watches were opened and the last one is open. */
  async watching(times: number): Promise<void> {
    await waitUntil(() => {
      assert.equal(this.server.watchRequests.length, times);
      assert.equal(this.server.openResponses, 1);
      assert.deepEqual(this.clock.pending, [80_000]);
    });
  }

  /** Waits until the watcher told of exactly these objects. */
  async knows(...names: string[]): Promise<void> {
    await waitUntil(() => assert.deepEqual(this.names, names));
  }

  /** Waits until the collection is in a state. */
  async inState(state: KindState['state']): Promise<void> {
    await waitUntil(() => assert.equal(this.watcher.currentState.state, state));
  }
}
