import { NotFoundError } from '@backstage/errors';
import { openmcpClusterReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView, FleetView } from '../fleet';
import { HiddenResource } from '../refusals';
import { Visibility } from './Visibility';

/** Said of what is not there, and just so of what may not be seen. */
const notFound = 'There is no such cluster';

/**
 * Finds a cluster that a caller asks for.
 *
 * @throws NotFoundError when there is none, or none that the caller may see
 * @internal
 */
export function findVisibleCluster(
  fleet: Pick<FleetView, 'cluster'>,
  visibility: Visibility,
  name: string,
): ClusterView {
  if (!visibility.cluster(name)) {
    const permission = openmcpClusterReadPermission.name;
    throw new HiddenResource(notFound, permission, name);
  }
  const cluster = fleet.cluster(name);
  if (!cluster) {
    throw new NotFoundError(notFound);
  }
  return cluster;
}
