import { mockServices } from '@backstage/backend-test-utils';
import { PoolTransport } from '../clusters';
import {
  ClusterStatus,
  ClusterWatcher,
  createWatchedKinds,
  WantedKind,
} from '../watch';
import { FaultyApiServer } from './FaultyApiServer';
import { ManualClock } from './ManualClock';

/**
 * A watcher of all kinds of one cluster with a faulty server, in a time that goes
 * on only when a test says so.
 */
export class ClusterHarness {
  readonly clock = new ManualClock();
  readonly watcher: ClusterWatcher;
  /** Bearer token that is sent. */
  token = 'first';
  /** Versions of the objects that the watcher told of, by kind and key. */
  readonly known = new Map<string, Map<string, string>>();
  private readonly controller = new AbortController();
  private ended: Promise<void> = Promise.resolve();

  private constructor(
    readonly server: FaultyApiServer,
    kinds: readonly WantedKind[],
  ) {
    const connection = {
      server: server.url,
      getCredentials: async () => ({
        headers: { authorization: `Bearer ${this.token}` },
      }),
    };
    this.watcher = new ClusterWatcher({
      cluster: {
        name: 'alpha',
        title: 'alpha',
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: true,
        connection,
      },
      kinds,
      transport: new PoolTransport(connection),
      listener: {
        onStatus: () => {},
        onChanges: ({ kind }, changes) => {
          const versions = this.known.get(kind) ?? new Map();
          this.known.set(kind, versions);
          for (const change of changes) {
            if (change.type === 'remove') {
              versions.delete(change.key);
            } else {
              versions.set(change.key, change.known.resourceVersion);
            }
          }
        },
      },
      logger: mockServices.logger.mock(),
      clock: this.clock,
      random: () => 0.5,
    });
  }

  /**
   * @param names - kinds that are watched; by default all that health needs
   */
  static async create(...names: string[]): Promise<ClusterHarness> {
    const kinds = createWatchedKinds().filter(
      ({ kind, neededFor }) =>
        neededFor === 'health' && (names.length === 0 || names.includes(kind)),
    );
    return new ClusterHarness(await FaultyApiServer.start(), kinds);
  }

  start(): void {
    this.ended = this.watcher.run(this.controller.signal);
  }

  get status(): ClusterStatus {
    return this.watcher.getStatus();
  }

  /** Names of the objects of a kind that the watcher told of. */
  namesOf(kind: string): string[] {
    return [...(this.known.get(kind)?.keys() ?? [])];
  }

  /** As `contentOf` of the server, of what the watcher told. */
  contentOf(kind: string): string[] {
    return [...(this.known.get(kind) ?? [])]
      .map(([name, version]) => `${name}@${version}`)
      .sort();
  }

  /** Lets so much time pass, a step at a time, and requests be answered. */
  async pass(milliseconds: number, step: number = 250): Promise<void> {
    const end = this.clock.elapsed() + milliseconds;
    while (this.clock.elapsed() < end) {
      this.clock.advance(Math.min(step, end - this.clock.elapsed()));
      await this.settle();
    }
  }

  /** Lets so much time pass, from one timer to the next. */
  async passQuickly(milliseconds: number): Promise<void> {
    const end = this.clock.elapsed() + milliseconds;
    while (this.clock.elapsed() < end) {
      const left = end - this.clock.elapsed();
      this.clock.advance(Math.min(left, this.clock.untilNext ?? left));
      await this.settle();
    }
  }

  /** Lets requests on their way be answered, as far as they are. */
  async settle(): Promise<void> {
    let before = -1;
    for (let quiet = 0; quiet < 3; ) {
      await new Promise(resolve => setTimeout(resolve, 1));
      const now = this.server.requests.length;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.ended;
    await this.server.stop();
    this.clock.requireNoTimers();
  }
}
