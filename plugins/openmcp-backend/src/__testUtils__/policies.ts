import { PermissionsService } from '@backstage/backend-plugin-api';
import {
  AuthorizeResult,
  isResourcePermission,
  PolicyDecision,
} from '@backstage/plugin-permission-common';
import {
  openmcpClusterReadPermission,
  openmcpInstallationReadPermission,
  RESOURCE_TYPE_OPENMCP_CLUSTER,
  RESOURCE_TYPE_OPENMCP_INSTALLATION,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  createOpenmcpClusterConditionalDecision,
  createOpenmcpInstallationConditionalDecision,
  openmcpClusterConditions,
  openmcpInstallationConditions,
} from '../authorization';

type AuthorizeConditional = PermissionsService['authorizeConditional'];

/** Decides the same for every permission, and counts how often it is asked. */
export function decideAlways(result: 'ALLOW' | 'DENY') {
  const authorizeConditional = jest.fn<
    ReturnType<AuthorizeConditional>,
    Parameters<AuthorizeConditional>
  >(async permissions =>
    permissions.map(() => ({ result: AuthorizeResult[result] })),
  );
  return { authorizeConditional };
}

/** Lets callers see these clusters and what is installed there. */
export function allowClusters(...clusters: string[]) {
  const authorizeConditional = jest.fn<
    ReturnType<AuthorizeConditional>,
    Parameters<AuthorizeConditional>
  >(async permissions =>
    permissions.map(({ permission }): PolicyDecision => {
      if (!isResourcePermission(permission)) {
        return { result: AuthorizeResult.DENY };
      }
      if (permission.name === openmcpInstallationReadPermission.name) {
        return createOpenmcpInstallationConditionalDecision(
          openmcpInstallationReadPermission,
          openmcpInstallationConditions.isOnCluster({ clusters }),
        );
      }
      if (permission.name === openmcpClusterReadPermission.name) {
        return createOpenmcpClusterConditionalDecision(
          openmcpClusterReadPermission,
          openmcpClusterConditions.isCluster({ clusters }),
        );
      }
      return { result: AuthorizeResult.DENY };
    }),
  );
  return { authorizeConditional };
}

/** Allows everything but the permissions with these names. */
export function allowAllBut(...names: string[]) {
  const authorizeConditional = jest.fn<
    ReturnType<AuthorizeConditional>,
    Parameters<AuthorizeConditional>
  >(async permissions =>
    permissions.map(
      ({ permission }): PolicyDecision => ({
        result: names.includes(permission.name)
          ? AuthorizeResult.DENY
          : AuthorizeResult.ALLOW,
      }),
    ),
  );
  return { authorizeConditional };
}

/** Allows everything, but what is asked of clusters on these clusters alone. */
export function allowAllOn(...clusters: string[]) {
  const authorizeConditional = jest.fn<
    ReturnType<AuthorizeConditional>,
    Parameters<AuthorizeConditional>
  >(async permissions =>
    permissions.map(({ permission }): PolicyDecision => {
      const isRead = permission.name === openmcpClusterReadPermission.name;
      return !isRead &&
        isResourcePermission(permission, RESOURCE_TYPE_OPENMCP_CLUSTER)
        ? createOpenmcpClusterConditionalDecision(
            permission,
            openmcpClusterConditions.isCluster({ clusters }),
          )
        : { result: AuthorizeResult.ALLOW };
    }),
  );
  return { authorizeConditional };
}

/**
 * Allows everything on these clusters and nothing on others; what has no cluster
 * is allowed.
 */
export function allowOnly(...clusters: string[]) {
  const authorizeConditional = jest.fn<
    ReturnType<AuthorizeConditional>,
    Parameters<AuthorizeConditional>
  >(async permissions =>
    permissions.map(({ permission }): PolicyDecision => {
      if (isResourcePermission(permission, RESOURCE_TYPE_OPENMCP_CLUSTER)) {
        return createOpenmcpClusterConditionalDecision(
          permission,
          openmcpClusterConditions.isCluster({ clusters }),
        );
      }
      return isResourcePermission(
        permission,
        RESOURCE_TYPE_OPENMCP_INSTALLATION,
      )
        ? createOpenmcpInstallationConditionalDecision(
            permission,
            openmcpInstallationConditions.isOnCluster({ clusters }),
          )
        : { result: AuthorizeResult.ALLOW };
    }),
  );
  return { authorizeConditional };
}
