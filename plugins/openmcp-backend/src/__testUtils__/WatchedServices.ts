import { mockServices } from '@backstage/backend-test-utils';
import { PoolTransport } from '../clusters';
import { ClusterStore, TransientAttemptMemory } from '../store';
import { systemClock } from '../timing';
import { createWatchedKinds } from '../watch';
import { CollectionWatcher } from '../watch/loop/CollectionWatcher';
import { KnownObjects } from '../watch/objects';

/** The PlatformServices of a server and their store, as in the plugin. */
export class WatchedServices {
  readonly store = new ClusterStore({
    cluster: 'alpha',
    memory: new TransientAttemptMemory(),
    clock: systemClock,
    onChanges: () => {},
    onError: error => {
      throw error;
    },
  });
  readonly watcher: CollectionWatcher;
  private readonly transport: PoolTransport;
  private readonly controller = new AbortController();
  private ended: Promise<unknown> = Promise.resolve();

  constructor(server: string) {
    this.transport = new PoolTransport({
      server,
      getCredentials: async () => ({ headers: {} }),
    });
    const kind = createWatchedKinds().find(
      each => each.kind === 'PlatformService',
    );
    if (!kind || kind.version === undefined) {
      throw new Error('There is no such kind');
    }
    this.watcher = new CollectionWatcher({
      collection: { kind, transport: this.transport, clock: systemClock },
      random: Math.random,
      hasAnsweredSince: () => false,
      logger: mockServices.logger.mock(),
      known: new KnownObjects(changes => this.store.apply(changes)),
      onState: () => {},
    });
  }

  start(): void {
    this.ended = this.watcher.run(this.controller.signal);
  }

  get versions(): Set<number> {
    return new Set(
      [...this.store.list()].map(
        ({ objects: { provider } }) => provider.generation,
      ),
    );
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.ended;
    this.store.close();
    await this.transport.close();
  }
}
