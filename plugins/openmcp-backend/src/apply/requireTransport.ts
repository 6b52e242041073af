import { ClusterFailure } from '../clusters';
import { WritableCluster } from '../fleet';
import { createClusterError } from '../refusals';

/**
 * How requests get to a cluster.
 *
 * @throws ServiceUnavailableError (503) when the cluster is misconfigured
 * @internal
 */
export function requireTransport({
  definition,
  transport,
}: WritableCluster): NonNullable<WritableCluster['transport']> {
  if (!transport) {
    const problem = definition.problem ?? '';
    throw createClusterError(
      definition.title,
      new ClusterFailure('misconfigured', problem, { problem }),
      'nothing',
    );
  }
  return transport;
}
