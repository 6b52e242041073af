import { createPermission } from '@backstage/plugin-permission-common';
import { RESOURCE_TYPE_OPENMCP_CLUSTER } from './resourceTypes';

/**
 * May create and change PlatformServices on a platform cluster.
 *
 * @public
 */
export const openmcpPlatformServiceApplyPermission = createPermission({
  name: 'openmcp.platform-service.apply',
  attributes: { action: 'create' },
  resourceType: RESOURCE_TYPE_OPENMCP_CLUSTER,
});

/**
 * May remove PlatformServices from a platform cluster.
 *
 * @public
 */
export const openmcpPlatformServiceDeletePermission = createPermission({
  name: 'openmcp.platform-service.delete',
  attributes: { action: 'delete' },
  resourceType: RESOURCE_TYPE_OPENMCP_CLUSTER,
});

/**
 * May state how an image is told to use platform mode, where the rules block
 * the image as it is released or know too little of it.
 *
 * @public
 */
export const openmcpPlatformServiceOverridePermission = createPermission({
  name: 'openmcp.platform-service.override',
  attributes: { action: 'update' },
  resourceType: RESOURCE_TYPE_OPENMCP_CLUSTER,
});

/**
 * May take over fields of a PlatformService that another manager owns.
 *
 * @public
 */
export const openmcpPlatformServiceForcePermission = createPermission({
  name: 'openmcp.platform-service.force',
  attributes: { action: 'update' },
  resourceType: RESOURCE_TYPE_OPENMCP_CLUSTER,
});

/**
 * May mount volumes of type hostPath into a PlatformService.
 *
 * @public
 */
export const openmcpPlatformServiceHostPathPermission = createPermission({
  name: 'openmcp.platform-service.host-path',
  attributes: { action: 'update' },
  resourceType: RESOURCE_TYPE_OPENMCP_CLUSTER,
});

/**
 * May give a PlatformService other init and run commands than the image has.
 * The flags that a stated platform mode writes need no such right.
 *
 * @public
 */
export const openmcpPlatformServiceCommandPermission = createPermission({
  name: 'openmcp.platform-service.command',
  attributes: { action: 'update' },
  resourceType: RESOURCE_TYPE_OPENMCP_CLUSTER,
});
