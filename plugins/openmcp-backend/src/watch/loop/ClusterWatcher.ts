import { setMaxListeners } from 'node:events';
import { LoggerService } from '@backstage/backend-plugin-api';
import { isInstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { ConnectedPlatformCluster } from '@openmcp/backstage-plugin-openmcp-node';
import {
  ClusterTransport,
  PacedTransport,
  RequestBudget,
} from '../../clusters';
import { Clock, Interruption } from '../../timing';
import { KindDiscovery } from '../discovery';
import { configurationKindKey, WantedKind } from '../kinds';
import { ObjectChange } from '../objects';
import {
  ClusterStatus,
  StateOfKind,
  deriveClusterStatus,
  KindState,
} from '../state';
import { ClusterProbe } from './ClusterProbe';
import { KindWatcher } from './KindWatcher';

/** Where Kubernetes keeps the events of objects without a namespace. */
const clusterEventNamespace = 'default';

/** Far more than is needed, unless something goes wrong. */
const requestLimits = { burst: 60, perSecond: 10 };

/**
 * What a {@link ClusterWatcher} tells.
 *
 * @internal
 */
export interface ClusterListener {
  /** Objects changed; `kind` is that of all of them. */
  onChanges(kind: WantedKind, changes: ObjectChange[]): void;
  /** The state of the cluster or of one of its kinds is another one. */
  onStatus(): void;
}

/**
 * What a {@link ClusterWatcher} needs.
 *
 * @internal
 */
export interface ClusterWatcherOptions {
  cluster: ConnectedPlatformCluster;
  /** What is watched for as long as the cluster is. */
  kinds: readonly WantedKind[];
  transport: ClusterTransport;
  listener: ClusterListener;
  logger: LoggerService;
  clock: Clock;
  random: () => number;
}

function namespacesOf(
  { scope }: WantedKind,
  cluster: ConnectedPlatformCluster,
): Array<string | undefined> {
  switch (scope) {
    case 'cluster':
      return [undefined];
    case 'event-namespaces':
      return [...new Set([...cluster.namespaces, clusterEventNamespace])];
    default:
      return cluster.namespaces;
  }
}

/** A kind of configuration that is watched until it is not wanted any more. */
interface Configuration {
  watcher: KindWatcher;
  /** Missing as long as nothing runs. */
  run?: Interruption;
}

/**
 * Watches everything that matters on one cluster.
 *
 * @internal
 */
export class ClusterWatcher {
  private readonly discovery: KindDiscovery;
  private readonly ofHealth: readonly KindWatcher[];
  private readonly ofEligibility: readonly KindWatcher[];
  private readonly configurations = new Map<string, Configuration>();
  private readonly ending = new Set<Promise<void>>();
  private readonly transport: ClusterTransport;
  private readonly probe: ClusterProbe;
  private signal?: AbortSignal;

  constructor(private readonly options: ClusterWatcherOptions) {
    const { clock, random, listener } = options;
    this.transport = new PacedTransport(
      options.transport,
      new RequestBudget(clock, requestLimits),
    );
    this.probe = new ClusterProbe({
      collections: () => this.allWatchers().flatMap(({ watched }) => watched),
      clock,
      random,
      onChange: () => listener.onStatus(),
    });
    this.discovery = new KindDiscovery({ transport: this.transport, clock });
    const watchersFor = (purpose: WantedKind['neededFor']) =>
      options.kinds
        .filter(({ neededFor }) => neededFor === purpose)
        .map(kind => this.createWatcher(kind));
    this.ofHealth = watchersFor('health');
    this.ofEligibility = watchersFor('eligibility');
  }

  /** What is known of the cluster at this moment. */
  getStatus(): ClusterStatus {
    return deriveClusterStatus(
      this.statesOf(this.ofHealth),
      this.statesOf([...this.ofEligibility, ...this.configurationWatchers()]),
    );
  }

  /** True when every installation that was read is among those that were told. */
  get isComplete(): boolean {
    return this.ofHealth
      .filter(({ kind: { kind } }) => isInstallationKind(kind))
      .every(({ isComplete }) => isComplete);
  }

  /**
   * Watches these kinds of configuration from now on, and no others.
   */
  watchConfigurations(kinds: readonly WantedKind[]): void {
    const wanted = new Map(
      kinds.map(kind => [configurationKindKey(kind), kind]),
    );
    for (const [key, { run }] of this.configurations) {
      if (!wanted.has(key)) {
        run?.interrupt();
        this.configurations.delete(key);
      }
    }
    for (const [key, kind] of wanted) {
      if (!this.configurations.has(key)) {
        const configuration = { watcher: this.createWatcher(kind) };
        this.configurations.set(key, configuration);
        this.startConfiguration(configuration);
      }
    }
  }

  /**
   * Reads the objects of a kind again, because they are looked at otherwise than
   * before.
   */
  readAgain(kind: string): void {
    this.allWatchers()
      .filter(watcher => watcher.kind.kind === kind)
      .forEach(watcher => watcher.readAgain());
  }

  /** Runs until the signal is aborted, then ends all connections. */
  async run(signal: AbortSignal): Promise<void> {
    this.signal = signal;
    // As many loops listen to it as there are collections.
    setMaxListeners(0, signal);
    const running = [this.probe, ...this.ofHealth, ...this.ofEligibility].map(
      each => each.run(signal),
    );
    for (const configuration of this.configurations.values()) {
      this.startConfiguration(configuration);
    }
    try {
      await Promise.all(running);
      await Promise.all(this.ending);
    } finally {
      await this.transport.close();
    }
  }

  private createWatcher(kind: WantedKind): KindWatcher {
    const { cluster, logger, clock, random, listener } = this.options;
    return new KindWatcher({
      kind,
      namespaces: namespacesOf(kind, cluster),
      discovery: this.discovery,
      transport: this.transport,
      logger,
      clock,
      random,
      hasAnsweredSince: time =>
        this.allWatchers().some(watcher => watcher.hasAnsweredSince(time)),
      listener: {
        onChanges: changes => {
          this.noteDefinitions(changes);
          listener.onChanges(kind, changes);
        },
        onState: (state, before) => this.handleState(state, before),
      },
    });
  }

  private startConfiguration(configuration: Configuration): void {
    if (!this.signal || this.signal.aborted) {
      return;
    }
    const run = new Interruption(this.signal);
    configuration.run = run;
    const ended = configuration.watcher.run(run.signal).finally(() => {
      run.release();
      this.ending.delete(ended);
    });
    this.ending.add(ended);
  }

  private statesOf(watchers: readonly KindWatcher[]): StateOfKind[] {
    return watchers.flatMap(({ kind: { kind, group }, states }) =>
      states.map(state => ({ kind, group, state: this.probe.correct(state) })),
    );
  }

  private configurationWatchers(): KindWatcher[] {
    return [...this.configurations.values()].map(({ watcher }) => watcher);
  }

  private allWatchers(): KindWatcher[] {
    return [
      ...this.ofHealth,
      ...this.ofEligibility,
      ...this.configurationWatchers(),
    ];
  }

  /** A definition that is new may be that of a kind which was missing. */
  private noteDefinitions(changes: ObjectChange[]): void {
    const groups = new Set<string>();
    for (const change of changes) {
      if (change.type === 'put' && change.kept?.type === 'custom-resource') {
        groups.add(change.kept.object.group);
      }
    }
    if (groups.size > 0) {
      this.discovery.forget();
      for (const watcher of this.allWatchers()) {
        if (groups.has(watcher.kind.group)) {
          watcher.lookAgain();
        }
      }
    }
  }

  private handleState(state: KindState, before: KindState): void {
    if (before.state === 'failed' && state.state !== 'failed') {
      // What came back for one kind is back for all.
      for (const watcher of this.allWatchers()) {
        watcher.retryConnection();
      }
      this.probe.hurry();
    }
    this.options.listener.onStatus();
  }
}
