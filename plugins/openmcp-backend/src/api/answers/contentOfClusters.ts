import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What makes one answer about clusters differ from another: all but since when
 * their state is so, which each backend process sees a moment apart.
 *
 * @internal
 */
export function contentOfClusters(
  clusters: readonly Cluster[],
): Array<Omit<Cluster, 'since'>> {
  return clusters.map(({ since, ...content }) => content);
}
