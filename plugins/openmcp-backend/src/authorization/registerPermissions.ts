import { PermissionsRegistryService } from '@backstage/backend-plugin-api';
import {
  openmcpClusterReadPermission,
  openmcpInstallationReadPermission,
  openmcpPlatformServiceApplyPermission,
  openmcpPlatformServiceCommandPermission,
  openmcpPlatformServiceDeletePermission,
  openmcpPlatformServiceForcePermission,
  openmcpPlatformServiceHostPathPermission,
  openmcpPlatformServiceOverridePermission,
  openmcpProviderReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseInstallationRef } from './installationRef';
import {
  openmcpClusterResourceRef,
  openmcpClusterRules,
  openmcpInstallationResourceRef,
  openmcpInstallationRules,
} from './rules';

/**
 * Tells the permission framework which permissions there are. References are
 * answered from themselves: rules look at nothing else, and what is gone must
 * be decided on as well.
 *
 * @internal
 */
export function registerPermissions(
  permissionsRegistry: PermissionsRegistryService,
): void {
  permissionsRegistry.addResourceType({
    resourceRef: openmcpInstallationResourceRef,
    permissions: [openmcpInstallationReadPermission],
    rules: Object.values(openmcpInstallationRules),
    getResources: async refs => refs.map(parseInstallationRef),
  });
  permissionsRegistry.addResourceType({
    resourceRef: openmcpClusterResourceRef,
    permissions: [
      openmcpClusterReadPermission,
      openmcpPlatformServiceApplyPermission,
      openmcpPlatformServiceDeletePermission,
      openmcpPlatformServiceOverridePermission,
      openmcpPlatformServiceForcePermission,
      openmcpPlatformServiceHostPathPermission,
      openmcpPlatformServiceCommandPermission,
    ],
    rules: Object.values(openmcpClusterRules),
    getResources: async refs => refs.map(cluster => ({ cluster })),
  });
  permissionsRegistry.addPermissions([openmcpProviderReadPermission]);
}
