import {
  Cluster,
  HEALTHS,
  HealthCounts,
  InstallationItem,
  INSTALLATION_KINDS,
  Summary,
} from '@openmcp/backstage-plugin-openmcp-common';

/** How many of the rows have which health. */
export function countHealth(items: readonly InstallationItem[]): HealthCounts {
  return Object.fromEntries(
    HEALTHS.map(health => [
      health,
      items.filter(item => item.health === health).length,
    ]),
  ) as HealthCounts;
}

/** The numbers that the backend would make of these clusters and rows. */
export function summarise(
  clusters: readonly Cluster[],
  items: readonly InstallationItem[],
): Summary {
  const wasRead = ({ freshness }: Cluster) => freshness.asOf !== undefined;
  const read = clusters.filter(
    ({ state }) => state === 'live' || state === 'degraded',
  );
  const asOf = clusters
    .flatMap(({ freshness }) => freshness.asOf ?? [])
    .sort()[0];
  return {
    ...(clusters.some(wasRead)
      ? { totalItems: items.length, health: countHealth(items) }
      : { totalItems: null }),
    kinds: INSTALLATION_KINDS.map(kind => ({
      kind,
      count: items.filter(item => item.kind === kind).length,
      unreadOn: 0,
    })),
    clusters: clusters.map(cluster => {
      const own = items.filter(item => item.cluster === cluster.name);
      return {
        name: cluster.name,
        title: cluster.title,
        state: cluster.state,
        freshness: cluster.freshness,
        ...(wasRead(cluster)
          ? { count: own.length, health: countHealth(own) }
          : { count: null }),
      };
    }),
    clustersRead: { read: read.length, total: clusters.length },
    asOf,
    stale: clusters.some(({ freshness }) => freshness.stale),
    revision: 'backend.1',
    etag: JSON.stringify([clusters, items]),
  };
}
