import {
  PermissionsRegistryService,
  PermissionsService,
} from '@backstage/backend-plugin-api';
import {
  openmcpClusterReadPermission,
  openmcpInstallationReadPermission,
  openmcpProviderReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ReadOptions, Visibility } from '../reading';
import { Decisions } from './Decisions';

/**
 * What a caller may see, and whether it is anything at all.
 *
 * @internal
 */
export interface ReadDecision {
  visibility: Visibility;
  mayReadInstallations: boolean;
  mayReadClusters: boolean;
  mayReadProviders: boolean;
}

/**
 * Asks the permission framework once per request for all that reading needs,
 * with the caller's own credentials. Nothing is kept for the next request.
 *
 * @internal
 */
export class ReadAuthorizer {
  constructor(
    private readonly permissions: Pick<
      PermissionsService,
      'authorizeConditional'
    >,
    private readonly permissionsRegistry: PermissionsRegistryService,
  ) {}

  async authorize(options: ReadOptions): Promise<ReadDecision> {
    const decisions = await Decisions.ask(
      this.permissions,
      this.permissionsRegistry,
      [
        openmcpInstallationReadPermission,
        openmcpClusterReadPermission,
        openmcpProviderReadPermission,
      ],
      options,
    );
    return {
      mayReadInstallations: decisions.allowsAnything(
        openmcpInstallationReadPermission,
      ),
      mayReadClusters: decisions.allowsAnything(openmcpClusterReadPermission),
      mayReadProviders: decisions.allowsAnything(openmcpProviderReadPermission),
      visibility: {
        installation: decisions.onInstallations(
          openmcpInstallationReadPermission,
        ),
        cluster: decisions.onClusters(openmcpClusterReadPermission),
      },
    };
  }
}
