import { createExtensionPoint } from '@backstage/backend-plugin-api';
import { PlatformClusterSupplier } from './clusters';

/**
 * Adds sources of platform clusters besides the configuration.
 *
 * @public
 */
export interface OpenmcpClusterSupplierExtensionPoint {
  /**
   * Adds a supplier. Where two suppliers name the same cluster, the one that was
   * added first wins; `openmcp.clusters` of the configuration comes before all.
   */
  addClusterSupplier(supplier: PlatformClusterSupplier): void;
}

/**
 * Extension point for modules of the plugin `openmcp` that know platform
 * clusters.
 *
 * @public
 */
export const openmcpClusterSupplierExtensionPoint =
  createExtensionPoint<OpenmcpClusterSupplierExtensionPoint>({
    id: 'openmcp.clusterSuppliers',
  });
