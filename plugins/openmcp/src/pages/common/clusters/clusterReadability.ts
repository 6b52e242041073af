import {
  Cluster,
  ClusterState,
  KindReadability,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../../time';

const READ: readonly ClusterState[] = ['live', 'degraded'];

/**
 * Whether the installations of a cluster are not known as they are now.
 *
 * @internal
 */
export function isMissing(
  cluster: Pick<Cluster, 'freshness'> & Partial<Pick<Cluster, 'state'>>,
): boolean {
  const { freshness, state } = cluster;
  return freshness.stale || !(state === undefined || READ.includes(state));
}

/**
 * Kinds of a cluster in a given state, of clusters that can be read. Those that
 * the health of installations does not need are none of them.
 *
 * @internal
 */
export function kindsInState(
  cluster: Cluster,
  states: KindReadability['state'][],
): KindReadability[] {
  return isMissing(cluster)
    ? []
    : cluster.kinds.filter(
        ({ neededFor, state }) =>
          neededFor === 'health' && states.includes(state),
      );
}

/**
 * The oldest news among clusters, or undefined when none was ever read.
 *
 * @internal
 */
export function findOldest(
  clusters: readonly Pick<Cluster, 'freshness' | 'name'>[],
): { asOf: number; name: string } | undefined {
  return clusters
    .map(({ freshness, name }) => ({ asOf: parseTime(freshness.asOf), name }))
    .filter(
      (source): source is { asOf: number; name: string } =>
        source.asOf !== undefined,
    )
    .sort((left, right) => left.asOf - right.asOf)[0];
}
