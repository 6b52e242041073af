import {
  coreServices,
  createBackendModule,
} from '@backstage/backend-plugin-api';
import {
  AuthorizeResult,
  isResourcePermission,
  PolicyDecision,
} from '@backstage/plugin-permission-common';
import { PolicyQuery } from '@backstage/plugin-permission-node';
import { policyExtensionPoint } from '@backstage/plugin-permission-node/alpha';
import {
  createOpenmcpClusterConditionalDecision,
  createOpenmcpInstallationConditionalDecision,
  openmcpClusterConditions,
  openmcpInstallationConditions,
} from '@openmcp/backstage-plugin-openmcp-backend';
import {
  RESOURCE_TYPE_OPENMCP_CLUSTER,
  RESOURCE_TYPE_OPENMCP_INSTALLATION,
} from '@openmcp/backstage-plugin-openmcp-common';

const kinds = ['PlatformService', 'ServiceProvider', 'ClusterProvider'];

/** Lets callers read these clusters and what is installed there, by conditions. */
function decide(
  { permission }: PolicyQuery,
  clusters: string[],
): PolicyDecision {
  if (isResourcePermission(permission, RESOURCE_TYPE_OPENMCP_INSTALLATION)) {
    return createOpenmcpInstallationConditionalDecision(permission, {
      allOf: [
        openmcpInstallationConditions.isOnCluster({ clusters }),
        openmcpInstallationConditions.hasKind({ kinds }),
      ],
    });
  }
  if (isResourcePermission(permission, RESOURCE_TYPE_OPENMCP_CLUSTER)) {
    return createOpenmcpClusterConditionalDecision(
      permission,
      openmcpClusterConditions.isCluster({ clusters }),
    );
  }
  return { result: AuthorizeResult.ALLOW };
}

/**
 * A policy as larger portals have it: what somebody sees depends on conditions.
 *
 * @internal
 */
export const readersPolicy = createBackendModule({
  pluginId: 'permission',
  moduleId: 'bench-readers',
  register(env) {
    env.registerInit({
      deps: {
        policy: policyExtensionPoint,
        config: coreServices.rootConfig,
      },
      async init({ policy, config }) {
        const clusters = config.getStringArray('bench.clusters');
        policy.setPolicy({ handle: async query => decide(query, clusters) });
      },
    });
  },
});
