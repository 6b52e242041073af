import {
  Drift,
  InstallationHistory,
} from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationSnapshot } from '../../store';
import { Clock } from '../../timing';
import { AppliedSpecs, findDrift } from '../applied';
import { ObservedChange } from '../changes';
import { Gap, GapFinder } from '../readings';
import {
  addPending,
  ChangeCache,
  MOST_CHANGES_OF_INSTALLATION,
} from './ChangeCache';
import { describeChange, describeGap } from './describeHistory';
import { readWithin } from './readWithin';

/** How long an answer waits for the database, in milliseconds. */
const longestWait = 2_000;
/** Newest gaps that are told with an installation. */
const mostGaps = 100;

/**
 * What is remembered of one installation beside its present state.
 *
 * @internal
 */
export interface Remembered {
  history: InstallationHistory;
  /** Of PlatformServices only: nothing else is applied by the portal. */
  drift?: Drift;
}

/**
 * Tells what was of an installation, and whether it still is as it was applied.
 * Mostly from memory; a database that is down makes it say so and delays nothing
 * for long.
 *
 * @internal
 */
export class InstallationHistories {
  constructor(
    private readonly options: {
      changes: ChangeCache;
      gaps: GapFinder;
      applied: AppliedSpecs;
      /** Changes that are not in the database yet. */
      pending: () => readonly ObservedChange[];
      keptSince: () => number | undefined;
      clock: Clock;
    },
  ) {}

  async describe(snapshot: InstallationSnapshot): Promise<Remembered> {
    const [history, drift] = await Promise.all([
      this.describeHistory(snapshot),
      snapshot.kind === 'PlatformService'
        ? this.describeDrift(snapshot)
        : undefined,
    ]);
    return { history, drift };
  }

  private async describeHistory(
    snapshot: InstallationSnapshot,
  ): Promise<InstallationHistory> {
    const { changes, gaps, pending, clock } = this.options;
    const { cluster, kind, name } = snapshot;
    const keptSince = this.options.keptSince();
    let written: ObservedChange[] = [];
    let ofCluster: Gap[] = [];
    let isReadable = true;
    try {
      [written, ofCluster] = await readWithin(clock, longestWait, () =>
        Promise.all([
          changes.find(snapshot, keptSince ?? 0),
          gaps.find(each => each === cluster),
        ]),
      );
    } catch {
      isReadable = false;
    }
    const all = addPending(
      written,
      pending().filter(
        each =>
          each.cluster === cluster && each.kind === kind && each.name === name,
      ),
    );
    return {
      state: isReadable ? 'read' : 'not-readable',
      items: all.slice(0, MOST_CHANGES_OF_INSTALLATION).map(describeChange),
      isComplete: isReadable && all.length <= MOST_CHANGES_OF_INSTALLATION,
      gaps: ofCluster.slice(-mostGaps).map(describeGap),
      keptSince:
        keptSince === undefined ? undefined : new Date(keptSince).toISOString(),
    };
  }

  private async describeDrift({
    cluster,
    objects,
    liveSpec,
  }: InstallationSnapshot): Promise<Drift> {
    const { uid, generation } = objects.provider;
    try {
      const applied = await readWithin(this.options.clock, longestWait, () =>
        this.options.applied.find({ cluster, uid }, generation),
      );
      return findDrift(applied, { generation, spec: liveSpec });
    } catch {
      return { state: 'unknown', changes: [] };
    }
  }
}
