import { createExtensionPoint } from '@backstage/backend-plugin-api';
import { ClusterCredentialsProvider } from './clusters';

/**
 * Adds ways to get credentials for platform clusters besides those of the
 * configuration.
 *
 * @public
 */
export interface OpenmcpClusterCredentialsExtensionPoint {
  /**
   * Adds a provider. Clusters of the configuration use it by its name:
   * `credentials.authProvider`.
   *
   * @throws InputError for a provider without a name; ConflictError when there is
   * one of that name already. The portal does not start the plugin then.
   */
  addCredentialsProvider(provider: ClusterCredentialsProvider): void;
}

/**
 * Extension point for modules of the plugin `openmcp` that get credentials for
 * platform clusters.
 *
 * @public
 */
export const openmcpClusterCredentialsExtensionPoint =
  createExtensionPoint<OpenmcpClusterCredentialsExtensionPoint>({
    id: 'openmcp.clusterCredentials',
  });
