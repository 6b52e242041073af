import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import { ClusterTransport } from '../clusters';

/**
 * One platform cluster for those who change something there.
 *
 * @internal
 */
export interface WritableCluster {
  readonly definition: PlatformClusterDefinition;
  /** Missing when the cluster is misconfigured. */
  readonly transport?: Pick<ClusterTransport, 'request'>;
}

/**
 * All platform clusters for those who change something there.
 *
 * @internal
 */
export interface FleetWriter {
  /**
   * @param name - exactly as it is configured
   * @returns undefined when there is no such cluster
   */
  writable(name: string): WritableCluster | undefined;
}
