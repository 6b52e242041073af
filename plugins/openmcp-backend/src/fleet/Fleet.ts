import { LoggerService } from '@backstage/backend-plugin-api';
import {
  PlatformClusterDefinition,
  PlatformClusterSupplier,
} from '@openmcp/backstage-plugin-openmcp-node';
import { PoolTransport } from '../clusters';
import { AttemptMemory, ChangeFeed } from '../store';
import { Clock } from '../timing';
import {
  ConfigurationKind,
  configurationKindKey,
  createSurroundingKinds,
  createWatchedKinds,
  HideSpec,
  WantedKind,
} from '../watch';
import { FleetMeter } from './FleetMeter';
import { ClusterView, FleetView } from './FleetView';
import { WatchedCluster, WatchedClusterServices } from './WatchedCluster';
import { FleetWriter, WritableCluster } from './WritableCluster';

/**
 * What a {@link Fleet} needs.
 *
 * @internal
 */
export interface FleetOptions {
  suppliers: PlatformClusterSupplier[];
  feed: ChangeFeed;
  memory: AttemptMemory;
  /** Default: specs are not kept as a whole. */
  hideSpec?: HideSpec;
  logger: LoggerService;
  clock: Clock;
  /** Numbers of 0 to below 1; default `Math.random`. */
  random?: () => number;
  /** Default: nothing is measured. */
  meter?: FleetMeter;
  /** Default: a pool of connections per cluster. */
  createTransport?: WatchedClusterServices['createTransport'];
}

function keyOf(name: string): string {
  return name.toLocaleLowerCase('en-US');
}

/** True when the watches of the one are good for the other as well. */
function canTakeOver(
  before: PlatformClusterDefinition,
  after: PlatformClusterDefinition,
): boolean {
  return (
    before.name === after.name &&
    before.connection === after.connection &&
    before.problem === after.problem &&
    before.namespaces.join() === after.namespaces.join()
  );
}

/**
 * All platform clusters that the suppliers name, each watched for as long as it
 * is named.
 *
 * @internal
 */
export class Fleet implements FleetView, FleetWriter {
  private readonly watched = new Map<string, WatchedCluster>();
  /** By supplier; undefined for one that has not said anything yet. */
  private readonly supplied: Array<PlatformClusterDefinition[] | undefined>;
  private readonly controller = new AbortController();
  private readonly stopping = new Set<Promise<void>>();
  private readonly surroundingKinds = createSurroundingKinds();
  private configurations: ReadonlyMap<string, WantedKind> = new Map();
  private readonly services: WatchedClusterServices;

  constructor(private readonly options: FleetOptions) {
    this.supplied = options.suppliers.map(() => undefined);
    this.services = {
      kinds: [
        ...createWatchedKinds(options.hideSpec),
        ...this.surroundingKinds.fixed,
      ],
      memory: options.memory,
      logger: options.logger,
      clock: options.clock,
      random: options.random ?? Math.random,
      createTransport:
        options.createTransport ??
        (connection => new PoolTransport(connection)),
      meter: options.meter,
      onChanges: changes => options.feed.record(changes),
    };
  }

  get revision(): string {
    return this.options.feed.revision;
  }

  get isComplete(): boolean {
    return this.supplied.every(clusters => clusters !== undefined);
  }

  clusters(): ClusterView[] {
    return [...this.watched.values()].sort((a, b) =>
      a.definition.name < b.definition.name ? -1 : 1,
    );
  }

  cluster(name: string): ClusterView | undefined {
    return this.find(name);
  }

  writable(name: string): WritableCluster | undefined {
    return this.find(name);
  }

  /**
   * Watches these kinds of configuration on every cluster from now on, and no
   * others.
   */
  watchConfigurations(kinds: readonly ConfigurationKind[]): void {
    const former = this.configurations;
    const wanted = new Map(
      kinds.map(kind => {
        const key = configurationKindKey(kind);
        const known = former.get(key);
        return [key, known ?? this.surroundingKinds.configuration(kind)];
      }),
    );
    const isSame =
      wanted.size === former.size &&
      [...wanted.keys()].every(key => former.has(key));
    if (isSame || this.controller.signal.aborted) {
      return;
    }
    this.configurations = wanted;
    for (const cluster of this.watched.values()) {
      cluster.watchConfigurations([...wanted.values()]);
    }
  }

  /** Derives every status anew, because more is remembered than before. */
  rederive(): void {
    this.watched.forEach(cluster => cluster.rederive());
  }

  /** Reads PlatformServices again, because more of them is kept than before. */
  readSpecs(): void {
    this.watched.forEach(cluster => cluster.readSpecs());
  }

  /** Begins to watch; returns at once. */
  start(): void {
    const { suppliers, logger } = this.options;
    suppliers.forEach((supplier, index) => {
      try {
        supplier.start(clusters => {
          this.supplied[index] = clusters;
          this.reconcile();
        }, this.controller.signal);
      } catch {
        // What it threw is not ours and may hold credentials.
        logger.error(`The cluster supplier ${supplier.name} did not start`);
      }
    });
  }

  /** Ends all watches and waits until their connections are closed. */
  async stop(): Promise<void> {
    this.controller.abort();
    for (const cluster of this.watched.values()) {
      this.stopCluster(cluster);
    }
    this.watched.clear();
    await Promise.all(this.stopping);
  }

  private find(name: string): WatchedCluster | undefined {
    const cluster = this.watched.get(keyOf(name));
    return cluster?.definition.name === name ? cluster : undefined;
  }

  private reconcile(): void {
    if (this.controller.signal.aborted) {
      return;
    }
    const wanted = new Map<string, PlatformClusterDefinition>();
    for (const definition of this.supplied.flatMap(
      clusters => clusters ?? [],
    )) {
      const key = keyOf(definition.name);
      if (!wanted.has(key)) {
        wanted.set(key, definition);
      }
    }
    for (const [key, cluster] of this.watched) {
      const definition = wanted.get(key);
      if (!definition || !canTakeOver(cluster.definition, definition)) {
        this.watched.delete(key);
        this.options.feed.record(cluster.describeRemoval());
        this.stopCluster(cluster);
      }
    }
    for (const [key, definition] of wanted) {
      this.watchCluster(key, definition);
    }
  }

  private watchCluster(
    key: string,
    definition: PlatformClusterDefinition,
  ): void {
    const known = this.watched.get(key);
    if (known?.definition === definition) {
      return;
    }
    if (known) {
      known.definition = definition;
    } else {
      const cluster = new WatchedCluster(definition, this.services);
      this.watched.set(key, cluster);
      cluster.watchConfigurations([...this.configurations.values()]);
      cluster.start();
    }
    const { name } = definition;
    this.options.feed.record([
      { type: 'cluster', cluster: name, removed: false },
    ]);
  }

  private stopCluster(cluster: WatchedCluster): void {
    const stopped = cluster.stop().finally(() => this.stopping.delete(stopped));
    this.stopping.add(stopped);
  }
}
