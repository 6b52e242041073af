import { Freshness } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView } from '../../fleet';
import { describeFreshness } from '../../reading';

/**
 * How far all that rules look at on a cluster can be trusted: as old as the oldest
 * of it. What may not be read, and never was, ages nothing.
 *
 * @internal
 */
export function describeFactsFreshness(cluster: ClusterView): Freshness {
  const ofInstallations = describeFreshness(cluster);
  const read = cluster.status.surroundings.filter(
    ({ asOf }) => asOf !== undefined,
  );
  const times = [
    ofInstallations.asOf,
    ...read.map(({ asOf = 0 }) => new Date(asOf).toISOString()),
  ].filter(time => time !== undefined);
  const aged = read
    .filter(({ state }) => state === 'failed' || state === 'forbidden')
    .map(({ kind }) => kind)
    .join(', ');
  if (ofInstallations.stale || aged === '') {
    // Times of this form sort as texts.
    return { ...ofInstallations, asOf: times.sort()[0] };
  }
  return {
    asOf: times.sort()[0],
    stale: true,
    reason: {
      code: 'kinds-not-readable',
      params: { kinds: aged },
      message: `not readable: ${aged}`,
    },
  };
}
