import { LoggerService } from '@backstage/backend-plugin-api';
import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import { ClusterTransport, MeasuredTransport } from '../clusters';
import {
  AttemptMemory,
  Change,
  ClusterStore,
  Surroundings,
  SurroundingsStore,
} from '../store';
import { Clock } from '../timing';
import { ClusterStatus, ClusterWatcher, WantedKind } from '../watch';
import { FleetMeter } from './FleetMeter';
import { ClusterView } from './FleetView';
import { WritableCluster } from './WritableCluster';

/**
 * What every {@link WatchedCluster} needs.
 *
 * @internal
 */
export interface WatchedClusterServices {
  kinds: readonly WantedKind[];
  memory: AttemptMemory;
  logger: LoggerService;
  clock: Clock;
  random: () => number;
  createTransport: (
    connection: NonNullable<PlatformClusterDefinition['connection']>,
  ) => ClusterTransport;
  meter?: FleetMeter;
  onChanges: (changes: Change[]) => void;
}

function misconfiguredStatus(problem: string): ClusterStatus {
  const reason = {
    code: 'misconfigured' as const,
    params: { problem },
    message: problem,
  };
  return {
    state: 'misconfigured',
    reason,
    kinds: [],
    surroundings: [],
    freshness: { stale: true, reason },
    unreadKinds: [],
  };
}

/**
 * One platform cluster: its watches, its store and its state. A misconfigured
 * one has a state only.
 *
 * @internal
 */
export class WatchedCluster implements ClusterView, WritableCluster {
  private readonly store: ClusterStore;
  private readonly surroundingsStore: SurroundingsStore;
  private configurations: readonly WantedKind[] = [];
  private readonly watcher?: ClusterWatcher;
  /** Closed by the watcher when it ends. */
  readonly transport?: ClusterTransport;
  private readonly controller = new AbortController();
  private ended: Promise<void> = Promise.resolve();
  private lastState?: string;
  private stateSince: number;

  constructor(
    public definition: PlatformClusterDefinition,
    private readonly services: WatchedClusterServices,
  ) {
    const { clock, memory, onChanges, kinds, random } = services;
    const { name } = definition;
    const logger = services.logger.child({ cluster: name });
    this.stateSince = clock.now();
    this.store = new ClusterStore({
      cluster: name,
      memory,
      clock,
      onChanges,
      onDerived: milliseconds => services.meter?.onDerived(milliseconds),
      onError: error =>
        logger.error(
          `An object could not be worked with (${
            error instanceof Error ? error.name : 'unknown error'
          })`,
        ),
    });
    this.surroundingsStore = new SurroundingsStore(() => this.tellChange());
    if (definition.connection) {
      this.transport = new MeasuredTransport(
        services.createTransport(definition.connection),
        request => services.meter?.onRequest(name, request),
      );
      this.watcher = new ClusterWatcher({
        cluster: definition,
        kinds,
        transport: this.transport,
        listener: {
          onChanges: (kind, changes) =>
            kind.neededFor === 'health'
              ? this.store.apply(changes)
              : this.surroundingsStore.apply(kind, changes),
          onStatus: () => this.handleStatus(logger),
        },
        logger,
        clock,
        random,
      });
      this.store.setUnreadKinds(this.status.unreadKinds);
    }
  }

  get status(): ClusterStatus {
    return (
      this.watcher?.getStatus() ??
      misconfiguredStatus(this.definition.problem ?? '')
    );
  }

  get since(): number {
    return this.stateSince;
  }

  get isSettling(): boolean {
    return this.store.isSettling || this.watcher?.isComplete === false;
  }

  installations() {
    return this.store.list();
  }

  installation(kind: InstallationKind, name: string) {
    return this.store.get(kind, name);
  }

  get surroundings(): Surroundings {
    return this.surroundingsStore.current;
  }

  countSurroundings(type: { group: string; kind: string }): number {
    return this.surroundingsStore.count(type);
  }

  /** Watches these kinds of configuration from now on, and no others. */
  watchConfigurations(kinds: readonly WantedKind[]): void {
    const former = this.configurations;
    if (kinds.length + former.length === 0) {
      return;
    }
    this.configurations = kinds;
    this.watcher?.watchConfigurations(kinds);
    for (const kind of former) {
      if (!kinds.includes(kind)) {
        this.surroundingsStore.forget(kind);
      }
    }
    this.tellChange();
  }

  /** Derives every status anew, because more is remembered than before. */
  rederive(): void {
    this.store.rederive();
  }

  /** Reads PlatformServices again, because more of them is kept than before. */
  readSpecs(): void {
    this.watcher?.readAgain('PlatformService');
  }

  /** Begins to watch; returns at once. */
  start(): void {
    this.ended = this.watcher?.run(this.controller.signal) ?? this.ended;
  }

  /** Ends watches, connections and timers. */
  async stop(): Promise<void> {
    this.controller.abort();
    this.store.close();
    this.surroundingsStore.close();
    await this.ended;
  }

  /** Names of the installations that are known, for telling that they are gone. */
  describeRemoval(): Change[] {
    const cluster = this.definition.name;
    const installations = [...this.store.list()].map(
      ({ kind, name }): Change => ({
        type: 'installation',
        cluster,
        kind,
        name,
        removed: true,
      }),
    );
    return [...installations, { type: 'cluster', cluster, removed: true }];
  }

  private handleStatus(logger: LoggerService): void {
    const status = this.status;
    this.store.setUnreadKinds(status.unreadKinds);
    if (status.state !== this.lastState) {
      this.lastState = status.state;
      this.stateSince = this.services.clock.now();
      const reason = status.reason ? `: ${status.reason.message}` : '';
      const text = `The platform cluster is ${status.state}${reason}`;
      if (status.state === 'live' || status.state === 'connecting') {
        logger.info(text);
      } else {
        logger.warn(text);
      }
    }
    this.tellChange();
  }

  private tellChange(): void {
    const cluster = this.definition.name;
    this.services.onChanges([{ type: 'cluster', cluster, removed: false }]);
  }
}
