import {
  Cluster,
  openmcpClusterReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClustersReader, FleetReader, ReadOptions } from '../reading';
import { createRightError } from '../refusals';
import { WriteAuthorizer } from './WriteAuthorizer';

/**
 * Shows a caller the platform clusters that the permission policy allows, with
 * what the caller may do there.
 *
 * @internal
 */
export class AuthorizedClusters implements ClustersReader {
  constructor(
    private readonly reader: FleetReader,
    private readonly authorizer: WriteAuthorizer,
  ) {}

  get isComplete(): boolean {
    return this.reader.isComplete;
  }

  async listClusters(options: ReadOptions): Promise<Cluster[]> {
    const decision = await this.authorizer.authorize(options);
    if (!decision.mayReadClusters) {
      throw createRightError(openmcpClusterReadPermission.name);
    }
    return this.reader.listClusters(decision.visibility, decision.rights);
  }
}
