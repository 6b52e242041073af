import { ClusterView, FleetView } from '../fleet';
import {
  InstallationSnapshot,
  MemoryChangeFeed,
  noSurroundings,
  Surroundings,
} from '../store';
import { ManualClock } from './ManualClock';
import { createFleetView, createSnapshot } from './snapshots';

/**
 * A cluster `alpha` whose state and installations a test writes by hand, with the
 * changes told to a feed.
 */
export class ScriptedFleet implements FleetView {
  readonly isComplete = true;
  readonly feed = new MemoryChangeFeed();
  private readonly snapshots = new Map<string, InstallationSnapshot>();
  private view?: ClusterView;

  constructor(private readonly clock: ManualClock) {}

  get revision(): string {
    return this.feed.revision;
  }

  clusters(): ClusterView[] {
    return this.view ? [this.view] : [];
  }

  cluster(name: string): ClusterView | undefined {
    return name === 'alpha' ? this.view : undefined;
  }

  rederive(): void {}

  readSpecs(): void {}

  /** Puts an installation there, or another state of it. */
  put(name: string, options: Parameters<typeof createSnapshot>[2] = {}): void {
    this.replace(createSnapshot('alpha', name, options));
  }

  replace(snapshot: InstallationSnapshot): void {
    const { kind, name } = snapshot;
    this.snapshots.set(`${kind}/${name}`, snapshot);
    this.feed.record([
      { type: 'installation', cluster: 'alpha', kind, name, removed: false },
    ]);
  }

  remove(name: string): void {
    const kind = 'PlatformService';
    this.snapshots.delete(`${kind}/${name}`);
    this.feed.record([
      { type: 'installation', cluster: 'alpha', kind, name, removed: true },
    ]);
  }

  /** The cluster was read just now. */
  read(): void {
    const asOf = this.clock.now();
    this.tell({ asOf, state: 'live', freshness: { asOf, stale: false } });
  }

  /** The cluster cannot be read since then. */
  lose(asOf: number): void {
    const reason = { code: 'refused', params: {}, message: 'refused' } as never;
    this.tell({
      asOf,
      state: 'unreachable',
      reason,
      freshness: { asOf, stale: true, reason },
    });
  }

  /** The cluster is not watched any more, or begins to be watched. */
  forget(): void {
    this.view = undefined;
    const gone = [...this.snapshots.values()];
    this.feed.record([
      ...gone.map(
        ({ kind, name }) =>
          ({
            type: 'installation',
            cluster: 'alpha',
            kind,
            name,
            removed: true,
          } as const),
      ),
      { type: 'cluster', cluster: 'alpha', removed: true },
    ]);
  }

  /** What is said of the one kind of the cluster changes. */
  tellKind(state: Partial<ClusterView['status']['kinds'][number]>): void {
    const [kind] = this.view?.status.kinds ?? [];
    this.tell({ kinds: [{ ...kind, ...state }] });
  }

  /** What tells the cluster from others is looked for, or known. */
  identify(identity?: string): void {
    const state = identity === undefined ? 'connecting' : 'readable';
    const asOf = identity === undefined ? undefined : this.clock.now();
    this.tell(
      {
        surroundings: [
          {
            kind: 'Namespace',
            group: '',
            state,
            asOf,
            since: this.clock.now(),
          },
        ],
      },
      { ...noSurroundings, identity },
    );
  }

  /** Some installations were read and are not there yet, or not any longer. */
  settle(isSettling: boolean): void {
    if (this.view) {
      this.view = Object.assign(this.view, { isSettling });
    }
    this.feed.record([{ type: 'cluster', cluster: 'alpha', removed: false }]);
  }

  private tell(
    status: Partial<ClusterView['status']>,
    surroundings?: Surroundings,
  ): void {
    const known = this.view ?? {
      ...createFleetView([createSnapshot('alpha', 'any')]).clusters()[0],
      installations: () => this.snapshots.values(),
      installation: (kind, name) => this.snapshots.get(`${kind}/${name}`),
    };
    this.view = Object.assign(known, {
      status: { ...known.status, ...status },
      surroundings: surroundings ?? known.surroundings,
    });
    this.feed.record([{ type: 'cluster', cluster: 'alpha', removed: false }]);
  }
}
