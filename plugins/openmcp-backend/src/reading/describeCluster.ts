import {
  Cluster,
  ClusterRights,
  Freshness,
  KindReadability,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterReason } from '../clusters';
import { ClusterView } from '../fleet';
import { InstallationSnapshot } from '../store';
import { ClusterStatus } from '../watch';
import { Visibility } from './Visibility';

const notReadYet: ClusterReason = {
  code: 'not-read-yet',
  params: {},
  message: 'not read yet',
};

function toTime(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined
    ? undefined
    : new Date(milliseconds).toISOString();
}

/**
 * How far what is known of a cluster's installations can be trusted.
 *
 * @internal
 */
export function describeFreshness({ status }: ClusterView): Freshness {
  return freshnessOf(status);
}

function freshnessOf({ freshness }: ClusterStatus): Freshness {
  const { asOf, stale, reason } = freshness;
  return {
    asOf: toTime(asOf),
    stale,
    reason: stale ? reason ?? notReadYet : undefined,
  };
}

/**
 * Numbers of what a caller may see, so that they tell of nothing else.
 *
 * @internal
 */
export class ObjectCounts {
  private readonly counts = new Map<string, number>();

  get(kind: string): number {
    return this.counts.get(kind) ?? 0;
  }

  get installations(): number {
    return this.get('installations');
  }

  /** An installation that the caller may see. */
  add({ kind, objects }: InstallationSnapshot): void {
    this.count('installations', 1);
    this.count(kind, 1);
    this.count('Job', objects.jobs.length);
    this.count('Deployment', objects.deployments.length);
    this.count('Pod', objects.pods.length);
    this.count('Event', objects.events.length);
  }

  private count(kind: string, count: number): void {
    this.counts.set(kind, this.get(kind) + count);
  }
}

function countObjects(
  cluster: ClusterView,
  visibility: Visibility,
): ObjectCounts {
  const counts = new ObjectCounts();
  for (const snapshot of cluster.installations()) {
    if (visibility.installation(snapshot)) {
      counts.add(snapshot);
    }
  }
  return counts;
}

type ReadKind = ClusterStatus['kinds'][number];

function describeKind(
  { kind, group, state, reason, asOf }: ReadKind,
  neededFor: KindReadability['neededFor'],
  count: number,
): KindReadability {
  return {
    kind,
    group,
    neededFor,
    state,
    reason,
    asOf: toTime(asOf),
    count: asOf === undefined && state !== 'not-installed' ? null : count,
  };
}

/**
 * What a caller is told of a cluster as it is at this moment, once it is counted
 * what the caller may see of it.
 *
 * @internal
 */
export function observeCluster(
  cluster: ClusterView,
  rights: (cluster: string) => ClusterRights,
): (counts: ObjectCounts) => Cluster {
  const { definition, status, since, isSettling } = cluster;
  const wasRead = status.freshness.asOf !== undefined;
  const surroundings = status.surroundings
    // Of the kinds of configuration a cluster has those of its own providers.
    .filter(({ state }) => state !== 'not-installed')
    .map(kind =>
      describeKind(kind, 'eligibility', cluster.countSurroundings(kind)),
    );
  return counts => ({
    name: definition.name,
    title: definition.title,
    state: status.state,
    reason: status.reason,
    since: toTime(since),
    simulated: definition.simulated,
    settling: isSettling ? true : undefined,
    delivery: definition.delivery,
    freshness: freshnessOf(status),
    may: rights(definition.name),
    kinds: [
      ...status.kinds.map(kind =>
        describeKind(kind, 'health', counts.get(kind.kind)),
      ),
      ...surroundings,
    ],
    counts: { installations: wasRead ? counts.installations : null },
  });
}

/**
 * What a caller is told of a cluster.
 *
 * @internal
 */
export function describeCluster(
  cluster: ClusterView,
  visibility: Visibility,
  rights: (cluster: string) => ClusterRights,
): Cluster {
  return observeCluster(cluster, rights)(countObjects(cluster, visibility));
}
