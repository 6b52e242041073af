import { UserInfoService } from '@backstage/backend-plugin-api';
import {
  AuthorizeResult,
  isResourcePermission,
  Permission,
  PolicyDecision,
} from '@backstage/plugin-permission-common';
import {
  PermissionPolicy,
  PolicyQuery,
  PolicyQueryUser,
} from '@backstage/plugin-permission-node';
import {
  createScaffolderTaskConditionalDecision,
  scaffolderTaskConditions,
} from '@backstage/plugin-scaffolder-backend/alpha';
import {
  createOpenmcpClusterConditionalDecision,
  openmcpClusterConditions,
} from '@openmcp/backstage-plugin-openmcp-backend';
import { RESOURCE_TYPE_OPENMCP_CLUSTER } from '@openmcp/backstage-plugin-openmcp-common';
import { PlatformOwners } from './PlatformOwners';

const ALLOW: PolicyDecision = { result: AuthorizeResult.ALLOW };
const DENY: PolicyDecision = { result: AuthorizeResult.DENY };

/**
 * Everybody who is signed in may read, run templates, and cancel what they run; what a template does is decided where it
 * is done. Who looks after platform clusters may change them, and may do everything else in the portal.
 */
export class PlatformOwnersPolicy implements PermissionPolicy {
  /**
   * @param owners - without them everybody who is signed in may do everything
   */
  constructor(
    private readonly owners: PlatformOwners | undefined,
    private readonly userInfo: UserInfoService,
  ) {}

  async handle(
    { permission }: PolicyQuery,
    user?: PolicyQueryUser,
  ): Promise<PolicyDecision> {
    if (!user) {
      return DENY;
    }
    if (!this.owners) {
      return ALLOW;
    }
    const { ownershipEntityRefs: groups, userEntityRef } =
      await this.userInfo.getUserInfo(user.credentials);
    if (permission.attributes.action === 'read') {
      return ALLOW;
    }
    if (isResourcePermission(permission, RESOURCE_TYPE_OPENMCP_CLUSTER)) {
      const clusters = this.owners.clustersOf(groups, permission.name);
      if (clusters === 'all') {
        return ALLOW;
      }
      return clusters.length === 0
        ? DENY
        : createOpenmcpClusterConditionalDecision(
            permission,
            openmcpClusterConditions.isCluster({ clusters }),
          );
    }
    if (mayEverybody(permission) || this.owners.includes(groups)) {
      return ALLOW;
    }
    // All else about runs of templates is read or allowed already.
    return isResourcePermission(permission, 'scaffolder-task')
      ? createScaffolderTaskConditionalDecision(
          permission,
          scaffolderTaskConditions.isTaskOwner({ createdBy: [userEntityRef] }),
        )
      : DENY;
  }
}

/** Running a template changes nothing by itself: its actions ask again, with the rights of whoever runs it. */
function mayEverybody({ name }: Permission): boolean {
  return ['scaffolder.task.create', 'scaffolder.action.execute'].includes(name);
}
