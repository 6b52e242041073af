import {
  PermissionsRegistryService,
  PermissionsService,
} from '@backstage/backend-plugin-api';
import {
  AuthorizeResult,
  PolicyDecision,
} from '@backstage/plugin-permission-common';
import { createConditionTransformer } from '@backstage/plugin-permission-node';
import {
  openmcpClusterReadPermission,
  openmcpInstallationReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ReadOptions, Visibility } from '../reading';
import { createDecisionFilter } from './createDecisionFilter';
import {
  openmcpClusterResourceRef,
  openmcpInstallationResourceRef,
} from './rules';

/**
 * What a caller may see, and whether it is anything at all.
 *
 * @internal
 */
export interface ReadDecision {
  visibility: Visibility;
  mayReadInstallations: boolean;
  mayReadClusters: boolean;
}

function allowsAnything({ result }: PolicyDecision): boolean {
  return result !== AuthorizeResult.DENY;
}

/**
 * Asks the permission framework once per request for all that reading needs,
 * with the caller's own credentials. Nothing is kept for the next request.
 *
 * @internal
 */
export class ReadAuthorizer {
  constructor(
    private readonly permissions: PermissionsService,
    private readonly permissionsRegistry: PermissionsRegistryService,
  ) {}

  async authorize(options: ReadOptions): Promise<ReadDecision> {
    const [installations, clusters] =
      await this.permissions.authorizeConditional(
        [
          { permission: openmcpInstallationReadPermission },
          { permission: openmcpClusterReadPermission },
        ],
        options,
      );
    const registry = this.permissionsRegistry;
    const isInstallationVisible = createDecisionFilter(
      installations,
      createConditionTransformer(
        registry.getPermissionRuleset(openmcpInstallationResourceRef),
      ),
    );
    const isClusterVisible = createDecisionFilter(
      clusters,
      createConditionTransformer(
        registry.getPermissionRuleset(openmcpClusterResourceRef),
      ),
    );
    return {
      mayReadInstallations: allowsAnything(installations),
      mayReadClusters: allowsAnything(clusters),
      visibility: {
        installation: isInstallationVisible,
        cluster: cluster => isClusterVisible({ cluster }),
      },
    };
  }
}
