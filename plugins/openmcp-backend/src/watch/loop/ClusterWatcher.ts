import { LoggerService } from '@backstage/backend-plugin-api';
import { ConnectedPlatformCluster } from '@openmcp/backstage-plugin-openmcp-node';
import { ClusterTransport } from '../../clusters';
import { Clock } from '../../timing';
import { WatchedKind } from '../kinds';
import { ObjectChange } from '../objects';
import { ClusterStatus, deriveClusterStatus, KindState } from '../state';
import { CollectionWatcher } from './CollectionWatcher';

/** Where Kubernetes keeps the events of objects without a namespace. */
const clusterEventNamespace = 'default';

/**
 * What a {@link ClusterWatcher} tells.
 *
 * @internal
 */
export interface ClusterListener {
  /** Objects changed; `kind` is that of all of them. */
  onChanges(kind: string, changes: ObjectChange[]): void;
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
  kinds: WatchedKind[];
  transport: ClusterTransport;
  listener: ClusterListener;
  logger: LoggerService;
  clock: Clock;
  random: () => number;
}

function namespacesOf(
  { scope }: WatchedKind,
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

/**
 * Watches everything that matters on one cluster.
 *
 * @internal
 */
export class ClusterWatcher {
  private readonly watchers: Array<{
    kind: string;
    watcher: CollectionWatcher;
  }>;

  constructor(private readonly options: ClusterWatcherOptions) {
    const { cluster, kinds, transport, clock, listener } = options;
    this.watchers = kinds.flatMap(kind =>
      namespacesOf(kind, cluster).map(namespace => ({
        kind: kind.kind,
        watcher: new CollectionWatcher({
          collection: { kind, namespace, transport, clock },
          random: options.random,
          logger: options.logger,
          hasAnsweredSince: time =>
            this.watchers.some(
              ({ watcher: { answeredAt } }) =>
                answeredAt !== undefined && answeredAt > time,
            ),
          listener: {
            onChanges: changes => listener.onChanges(kind.kind, changes),
            onState: (state, before) => this.handleState(state, before),
          },
        }),
      })),
    );
  }

  /** What is known of the cluster at this moment. */
  getStatus(): ClusterStatus {
    return deriveClusterStatus(
      this.watchers.map(({ kind, watcher }) => ({
        kind,
        state: watcher.currentState,
      })),
    );
  }

  private handleState(state: KindState, before: KindState): void {
    if (before.state === 'failed' && state.state !== 'failed') {
      // What came back for one kind is back for all.
      for (const { watcher } of this.watchers) {
        watcher.retryConnection();
      }
    }
    this.options.listener.onStatus();
  }

  /** Runs until the signal is aborted, then ends all connections. */
  async run(signal: AbortSignal): Promise<void> {
    try {
      await Promise.all(
        this.watchers.map(({ watcher }) => watcher.run(signal)),
      );
    } finally {
      await this.options.transport.close();
    }
  }
}
