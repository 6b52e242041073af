const CLUSTER_LOCATION = 'openmcp:cluster/';

/**
 * Where all of this module's entities come from, as their annotations say.
 *
 * @internal
 */
export const OWN_LOCATION = 'openmcp:';

/**
 * Location of what is known from a platform cluster, and key of it: a cluster can
 * go without touching another.
 *
 * @internal
 */
export function clusterLocation(cluster: string): string {
  return `${CLUSTER_LOCATION}${cluster}`;
}

/**
 * The cluster that a location stands for.
 *
 * @returns undefined for another location
 * @internal
 */
export function clusterOfLocation(location: string): string | undefined {
  return location.startsWith(CLUSTER_LOCATION)
    ? location.slice(CLUSTER_LOCATION.length)
    : undefined;
}
