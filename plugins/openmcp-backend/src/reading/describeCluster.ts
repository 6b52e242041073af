import {
  Cluster,
  ClusterRights,
  Freshness,
  KindReadability,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterReason } from '../clusters';
import { ClusterView } from '../fleet';
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
  const { asOf, stale, reason } = status.freshness;
  return {
    asOf: toTime(asOf),
    stale,
    reason: stale ? reason ?? notReadYet : undefined,
  };
}

/** Numbers of what the caller may see, so that they tell of nothing else. */
function countObjects(
  cluster: ClusterView,
  visibility: Visibility,
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (kind: string, count: number) =>
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  for (const snapshot of cluster.installations()) {
    if (visibility.installation(snapshot)) {
      add('installations', 1);
      add(snapshot.kind, 1);
      add('Job', snapshot.objects.jobs.length);
      add('Deployment', snapshot.objects.deployments.length);
      add('Pod', snapshot.objects.pods.length);
      add('Event', snapshot.objects.events.length);
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
 * What a caller is told of a cluster.
 *
 * @internal
 */
export function describeCluster(
  cluster: ClusterView,
  visibility: Visibility,
  rights: (cluster: string) => ClusterRights,
): Cluster {
  const { definition, status } = cluster;
  const counts = countObjects(cluster, visibility);
  const wasRead = status.freshness.asOf !== undefined;
  return {
    name: definition.name,
    title: definition.title,
    state: status.state,
    reason: status.reason,
    since: toTime(cluster.since),
    simulated: definition.simulated,
    settling: cluster.isSettling ? true : undefined,
    delivery: definition.delivery,
    freshness: describeFreshness(cluster),
    may: rights(definition.name),
    kinds: [
      ...status.kinds.map(kind =>
        describeKind(kind, 'health', counts.get(kind.kind) ?? 0),
      ),
      ...status.surroundings
        // Of the kinds of configuration a cluster has those of its own providers.
        .filter(({ state }) => state !== 'not-installed')
        .map(kind =>
          describeKind(kind, 'eligibility', cluster.countSurroundings(kind)),
        ),
    ],
    counts: {
      installations: wasRead ? counts.get('installations') ?? 0 : null,
    },
  };
}
