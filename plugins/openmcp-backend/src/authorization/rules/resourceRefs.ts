import {
  RESOURCE_TYPE_OPENMCP_CLUSTER,
  RESOURCE_TYPE_OPENMCP_INSTALLATION,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createPermissionResourceRef } from '@backstage/plugin-permission-node';
import { InstallationIdentity } from '../../reading';

/**
 * What a rule asks for: one part of the identity that must be one of some
 * values.
 *
 * @public
 */
export interface OpenmcpRuleQuery<TField extends string> {
  field: TField;
  values: string[];
}

/**
 * Installations as the permission framework knows them.
 *
 * @public
 */
export const openmcpInstallationResourceRef = createPermissionResourceRef<
  InstallationIdentity,
  OpenmcpRuleQuery<keyof InstallationIdentity>
>().with({
  pluginId: 'openmcp',
  resourceType: RESOURCE_TYPE_OPENMCP_INSTALLATION,
});

/**
 * Platform clusters as the permission framework knows them.
 *
 * @public
 */
export const openmcpClusterResourceRef = createPermissionResourceRef<
  { cluster: string },
  OpenmcpRuleQuery<'cluster'>
>().with({
  pluginId: 'openmcp',
  resourceType: RESOURCE_TYPE_OPENMCP_CLUSTER,
});
