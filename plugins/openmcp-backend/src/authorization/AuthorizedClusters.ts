import { NotAllowedError } from '@backstage/errors';
import {
  Cluster,
  openmcpClusterReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClustersReader, FleetReader, ReadOptions } from '../reading';
import { ReadAuthorizer } from './ReadAuthorizer';

/**
 * Shows a caller the platform clusters that the permission policy allows.
 *
 * @internal
 */
export class AuthorizedClusters implements ClustersReader {
  constructor(
    private readonly reader: FleetReader,
    private readonly authorizer: ReadAuthorizer,
  ) {}

  async listClusters(options: ReadOptions): Promise<Cluster[]> {
    const decision = await this.authorizer.authorize(options);
    if (!decision.mayReadClusters) {
      throw new NotAllowedError(
        `The permission ${openmcpClusterReadPermission.name} is needed`,
      );
    }
    return this.reader.listClusters(decision.visibility);
  }
}
