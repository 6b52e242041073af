import {
  Freshness,
  INSTALLATION_KINDS,
  InstallationKind,
  ClusterState,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView, FleetView } from '../fleet';
import { ReadOptions } from './InstallationsReader';
import { describeFreshness } from './describeCluster';
import { createHealthCounts, HealthCounts } from './healthCounts';
import { Visibility } from './Visibility';

/**
 * Numbers of what a caller may see. What was never read is null, not zero.
 *
 * @internal
 */
export interface Summary {
  /** Null when no cluster was read. */
  totalItems: number | null;
  /** Missing when no cluster was read. */
  health?: HealthCounts;
  kinds: Array<{
    kind: InstallationKind;
    /** Null when the kind was read on no cluster. */
    count: number | null;
    /** Clusters on which the kind was never read. */
    unreadOn: number;
  }>;
  clusters: Array<{
    name: string;
    title: string;
    /** Only for those who may see the cluster itself. */
    state?: ClusterState;
    freshness: Freshness;
    /** Null when the cluster was never read. */
    count: number | null;
    /** Missing when the cluster was never read. */
    health?: HealthCounts;
  }>;
  clustersRead: { read: number; total: number };
  /** The oldest proof for what was counted; missing when nothing was read. */
  asOf?: string;
  /** Whether some of what was counted may no longer be so. */
  stale: boolean;
}

/**
 * Counts for a caller.
 *
 * @internal
 */
export interface SummaryReader {
  /**
   * @throws NotAllowedError when the caller may see no installation at all
   */
  readSummary(options: ReadOptions): Promise<Summary & { revision: string }>;
}

interface Counted {
  cluster: ClusterView;
  isVisible: boolean;
  health: HealthCounts;
  kinds: Map<InstallationKind, number>;
  count: number;
}

function countInstallations(
  cluster: ClusterView,
  visibility: Visibility,
): Counted {
  const health = createHealthCounts();
  const kinds = new Map<InstallationKind, number>();
  let count = 0;
  for (const installation of cluster.installations()) {
    if (visibility.installation(installation)) {
      const { kind, status } = installation;
      health[status.health] += 1;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      count += 1;
    }
  }
  const isVisible = visibility.cluster(cluster.definition.name);
  return { cluster, isVisible, health, kinds, count };
}

function wasRead({ status }: ClusterView): boolean {
  return status.freshness.asOf !== undefined;
}

function isKindKnown(
  { status }: ClusterView,
  wanted: InstallationKind,
): boolean {
  const found = status.kinds.find(({ kind }) => kind === wanted);
  return found !== undefined && !status.unreadKinds.includes(wanted);
}

function sum(counts: readonly HealthCounts[]): HealthCounts {
  const total = createHealthCounts();
  for (const each of counts) {
    for (const [health, count] of Object.entries(each)) {
      total[health as keyof HealthCounts] += count;
    }
  }
  return total;
}

function describeKind(
  kind: InstallationKind,
  counted: readonly Counted[],
): Summary['kinds'][number] {
  const known = counted.filter(({ cluster }) => isKindKnown(cluster, kind));
  const count = counted.reduce(
    (total, each) => total + (each.kinds.get(kind) ?? 0),
    0,
  );
  const isUnknown = known.length === 0 && counted.length > 0 && count === 0;
  return {
    kind,
    count: isUnknown ? null : count,
    unreadOn: counted.length - known.length,
  };
}

/**
 * Counts what a caller may see, by health, kind and cluster.
 *
 * @remarks
 * Clusters count that the caller may see, and those on which the caller sees an
 * installation.
 *
 * @internal
 */
export function summarize(fleet: FleetView, visibility: Visibility): Summary {
  const counted = fleet
    .clusters()
    .map(cluster => countInstallations(cluster, visibility))
    .filter(({ isVisible, count }) => isVisible || count > 0);
  const read = counted.filter(({ cluster }) => wasRead(cluster));
  const isUnknown = read.length === 0 && counted.length > 0;
  const asOf = read
    .map(({ cluster }) => describeFreshness(cluster).asOf ?? '')
    .sort();
  return {
    totalItems: isUnknown
      ? null
      : counted.reduce((total, { count }) => total + count, 0),
    health: isUnknown ? undefined : sum(counted.map(each => each.health)),
    kinds: INSTALLATION_KINDS.map(kind => describeKind(kind, counted)),
    clusters: counted.map(({ cluster, isVisible, count, health }) => ({
      name: cluster.definition.name,
      title: cluster.definition.title,
      state: isVisible ? cluster.status.state : undefined,
      freshness: describeFreshness(cluster),
      count: wasRead(cluster) ? count : null,
      health: wasRead(cluster) ? health : undefined,
    })),
    clustersRead: { read: read.length, total: counted.length },
    asOf: asOf[0],
    stale: counted.some(({ cluster }) => cluster.status.freshness.stale),
  };
}
