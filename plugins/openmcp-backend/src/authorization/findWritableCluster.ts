import { NotFoundError } from '@backstage/errors';
import { openmcpInstallationReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import { FleetWriter, WritableCluster } from '../fleet';
import { createRightError } from '../refusals';
import { permissionOf, WriteDecision } from './WriteAuthorizer';

/**
 * Finds the cluster that somebody wants to change a PlatformService on. Names of
 * clusters that may not be seen are not confirmed.
 *
 * @throws NotAllowedError (403) naming the missing right; NotFoundError (404) for
 * a cluster that is not there or may not be seen
 * @internal
 */
export function findWritableCluster(
  fleet: FleetWriter,
  decision: WriteDecision,
  wanted: { cluster: string; name: string; right: 'apply' | 'delete' },
): WritableCluster {
  const { cluster: clusterName, name, right } = wanted;
  const permission = permissionOf[right].name;
  if (!decision.mayAnywhere(right)) {
    throw createRightError(permission);
  }
  const cluster = fleet.writable(clusterName);
  if (!cluster || !decision.visibility.cluster(clusterName)) {
    throw Object.assign(new NotFoundError('There is no such cluster'), {
      details: [
        {
          field: 'cluster',
          code: 'not-found',
          message: 'there is no such cluster',
        },
      ],
    });
  }
  if (!decision.rights(clusterName)[right]) {
    throw createRightError(permission, `on ${clusterName}`);
  }
  // The answer tells what is there.
  const identity = { cluster: clusterName, kind: 'PlatformService', name };
  if (!decision.visibility.installation(identity)) {
    throw createRightError(
      openmcpInstallationReadPermission.name,
      `for this PlatformService on ${clusterName}`,
    );
  }
  return cluster;
}
