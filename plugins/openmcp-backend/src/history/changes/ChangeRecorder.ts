import { LoggerService } from '@backstage/backend-plugin-api';
import { ClusterView, FleetView } from '../../fleet';
import { Change, ChangeFeed, InstallationSnapshot } from '../../store';
import { backgroundTurns, Clock, TimeSlice } from '../../timing';
import { ChangeBuffer } from './ChangeBuffer';
import { isComplete, isIdentified, isListed } from './clusterProgress';
import { describeChanges } from './describeChanges';
import { KnownInstallations } from './KnownInstallations';
import { ObservedChange } from './ObservedChange';

/**
 * How long after all kinds of a cluster were listed its state is taken for what
 * it is, in milliseconds: the lists come one after the other, and what is seen in
 * between never was.
 */
const settlingTime = 1_000;

interface RecordedCluster {
  view: ClusterView;
  /** Missing until the cluster has been listed. */
  known?: KnownInstallations;
  /** When looking at its installations began. */
  begunAt: number;
  /** Whether all installations that there are were looked at once. */
  isBegun: boolean;
  /** Whether it was told which installations there are. */
  isListedTold: boolean;
  /** Uids of those that are there and that could not be looked at. */
  misunderstood: Set<string>;
  cancel: () => void;
}

/** What a log may say of an error; its message may hold what an object holds. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown error';
}

/**
 * Notices what changes at installations, from the change feed.
 *
 * @internal
 */
export class ChangeRecorder {
  private readonly clusters = new Map<string, RecordedCluster>();
  private lastObservedAt = -Infinity;
  private unsubscribe: () => void = () => {};

  constructor(
    private readonly options: {
      fleet: FleetView;
      feed: ChangeFeed;
      buffer: ChangeBuffer;
      clock: Clock;
      logger: LoggerService;
      /**
       * Whether the attempts are known that were made before the backend started;
       * default true.
       */
      areAttemptsKnown?: () => boolean;
    },
  ) {}

  /** Begins to listen; has to be called before clusters are watched. */
  start(): void {
    this.unsubscribe = this.options.feed.subscribe(changes => {
      // While a cluster is listed thousands of changes come at once.
      const unlisted = new Set<string>();
      const concerned = new Set<RecordedCluster>();
      for (const change of changes) {
        const recorded = this.handle(change, unlisted);
        if (recorded) {
          concerned.add(recorded);
        }
      }
      concerned.forEach(each => this.tellListed(each));
    });
  }

  stop(): void {
    this.unsubscribe();
    this.clusters.forEach(({ cancel }) => cancel());
    this.clusters.clear();
  }

  private handle(
    change: Change,
    unlisted: Set<string>,
  ): RecordedCluster | undefined {
    if (change.type === 'catalog') {
      return undefined;
    }
    const recorded = this.follow(change.cluster, unlisted);
    if (change.type === 'installation' && recorded?.known) {
      const { kind, name } = change;
      const snapshot = recorded.view.installation(kind, name);
      if (snapshot) {
        this.observeGuarded(recorded, recorded.known, snapshot);
      } else if (change.removed) {
        this.noteDeletion(recorded.known, change);
      }
    }
    return recorded;
  }

  /** What is recorded of the cluster; undefined when it is not watched. */
  private follow(
    cluster: string,
    unlisted: Set<string>,
  ): RecordedCluster | undefined {
    const { fleet, clock } = this.options;
    const view = fleet.cluster(cluster);
    let recorded = this.clusters.get(cluster);
    if (recorded && recorded.view !== view) {
      // What goes with a cluster that is watched no more was not deleted.
      recorded.cancel();
      this.clusters.delete(cluster);
      recorded = undefined;
    }
    if (!view || recorded || unlisted.has(cluster)) {
      return recorded;
    }
    if (!isListed(view)) {
      unlisted.add(cluster);
      return undefined;
    }
    recorded = {
      view,
      begunAt: clock.now(),
      isBegun: false,
      isListedTold: false,
      misunderstood: new Set(),
      cancel: clock.after(settlingTime, () => {
        this.begin(cluster).catch(error =>
          this.options.logger.error(
            `The history of the platform cluster ${cluster} does not begin (${nameOf(
              error,
            )})`,
          ),
        );
      }),
    };
    this.clusters.set(cluster, recorded);
    return recorded;
  }

  /**
   * Looks at everything once. That is more than the database takes at once, and
   * more than can be done without giving way.
   */
  private async begin(cluster: string): Promise<void> {
    const { buffer, clock } = this.options;
    const recorded = this.clusters.get(cluster);
    if (!recorded) {
      return;
    }
    recorded.begunAt = Math.max(clock.now(), this.lastObservedAt);
    recorded.known = new KnownInstallations();
    const slice = new TimeSlice(backgroundTurns);
    for (const snapshot of recorded.view.installations()) {
      this.observeGuarded(recorded, recorded.known, snapshot);
      if (slice.isOver) {
        await slice.giveWay();
      }
      if (!buffer.hasRoom) {
        await buffer.waitForRoom();
      }
      if (this.clusters.get(cluster) !== recorded) {
        return;
      }
    }
    recorded.isBegun = true;
    this.tellListed(recorded);
  }

  /**
   * Tells once which installations there are, as soon as those that are not among
   * them are known to be gone.
   */
  private tellListed(recorded: RecordedCluster): void {
    const { buffer, clock } = this.options;
    const { known, view, isBegun, isListedTold } = recorded;
    if (
      !known ||
      !isBegun ||
      isListedTold ||
      !isComplete(view) ||
      !isIdentified(view)
    ) {
      return;
    }
    recorded.isListedTold = true;
    buffer.addListed({
      cluster: view.definition.name,
      identity: view.surroundings.identity,
      begunAt: recorded.begunAt,
      // One that could not be looked at is not gone.
      uids: new Set([...known.uids(), ...recorded.misunderstood]),
      at: clock.now(),
    });
  }

  /**
   * Takes what was noticed just now. The moment of that never goes back, also when
   * the clock does: it would look as if another backend had noticed it before.
   */
  private note(changes: readonly ObservedChange[]): void {
    const { buffer, clock } = this.options;
    this.lastObservedAt = Math.max(this.lastObservedAt, clock.now());
    const observedAt = this.lastObservedAt;
    buffer.add(changes.map(change => ({ ...change, observedAt })));
  }

  /** One that cannot be looked at keeps no other one out of the history. */
  private observeGuarded(
    { view, misunderstood }: RecordedCluster,
    known: KnownInstallations,
    snapshot: InstallationSnapshot,
  ): void {
    const { uid } = snapshot.objects.provider;
    try {
      this.observe(known, snapshot);
      misunderstood.delete(uid);
    } catch (error) {
      if (misunderstood.size === 0) {
        this.options.logger.error(
          `${snapshot.kind} ${snapshot.name} on the platform cluster ${
            view.definition.name
          } cannot be taken into the history, and others may not either (${nameOf(
            error,
          )})`,
        );
      }
      misunderstood.add(uid);
    }
  }

  private observe(
    known: KnownInstallations,
    snapshot: InstallationSnapshot,
  ): void {
    const { clock, areAttemptsKnown } = this.options;
    const described = describeChanges(
      snapshot,
      known.get(snapshot),
      clock.now(),
      areAttemptsKnown?.(),
    );
    known.set(snapshot, described.known);
    this.note(described.changes);
  }

  private noteDeletion(
    known: KnownInstallations,
    change: Extract<Change, { type: 'installation' }>,
  ): void {
    const { cluster, kind, name } = change;
    const before = known.get(change);
    known.delete(change);
    if (before) {
      const now = this.options.clock.now();
      this.note([
        {
          cluster,
          kind,
          name,
          uid: before.uid,
          type: 'deleted',
          at: now,
          observedAt: now,
          sequence: 0,
          details: {},
        },
      ]);
    }
  }
}
