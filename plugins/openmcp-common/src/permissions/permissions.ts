import { createPermission } from '@backstage/plugin-permission-common';
import {
  RESOURCE_TYPE_OPENMCP_CLUSTER,
  RESOURCE_TYPE_OPENMCP_INSTALLATION,
} from './resourceTypes';
import {
  openmcpPlatformServiceApplyPermission,
  openmcpPlatformServiceCommandPermission,
  openmcpPlatformServiceDeletePermission,
  openmcpPlatformServiceForcePermission,
  openmcpPlatformServiceHostPathPermission,
  openmcpPlatformServiceOverridePermission,
} from './writePermissions';

/**
 * May read installations: their state, objects and events.
 *
 * @public
 */
export const openmcpInstallationReadPermission = createPermission({
  name: 'openmcp.installation.read',
  attributes: { action: 'read' },
  resourceType: RESOURCE_TYPE_OPENMCP_INSTALLATION,
});

/**
 * May read platform clusters: their name, state and what could be read there.
 *
 * @public
 */
export const openmcpClusterReadPermission = createPermission({
  name: 'openmcp.cluster.read',
  attributes: { action: 'read' },
  resourceType: RESOURCE_TYPE_OPENMCP_CLUSTER,
});

/**
 * May see the openMCP pages and the providers described in the catalog.
 *
 * @public
 */
export const openmcpProviderReadPermission = createPermission({
  name: 'openmcp.provider.read',
  attributes: { action: 'read' },
});

/**
 * Every permission of the plugin.
 *
 * @public
 */
export const openmcpPermissions = [
  openmcpInstallationReadPermission,
  openmcpClusterReadPermission,
  openmcpProviderReadPermission,
  openmcpPlatformServiceApplyPermission,
  openmcpPlatformServiceDeletePermission,
  openmcpPlatformServiceOverridePermission,
  openmcpPlatformServiceForcePermission,
  openmcpPlatformServiceHostPathPermission,
  openmcpPlatformServiceCommandPermission,
];
