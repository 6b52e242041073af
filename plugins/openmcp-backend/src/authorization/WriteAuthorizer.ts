import {
  PermissionsRegistryService,
  PermissionsService,
} from '@backstage/backend-plugin-api';
import {
  ClusterRights,
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
import { ReadOptions, Visibility } from '../reading';
import { Decisions } from './Decisions';

/**
 * What a caller may see and do.
 *
 * @internal
 */
export interface WriteDecision {
  /** The same for callers for whom the same was decided. */
  key: string;
  visibility: Visibility;
  mayReadInstallations: boolean;
  mayReadClusters: boolean;
  mayReadProviders: boolean;
  /** True when the caller has the right on some cluster. */
  mayAnywhere(right: keyof ClusterRights): boolean;
  /** What the caller may do on the cluster with this name. */
  rights(cluster: string): ClusterRights;
}

/**
 * Each right and the permission that gives it.
 *
 * @internal
 */
export const permissionOf = {
  apply: openmcpPlatformServiceApplyPermission,
  delete: openmcpPlatformServiceDeletePermission,
  override: openmcpPlatformServiceOverridePermission,
  force: openmcpPlatformServiceForcePermission,
  hostPath: openmcpPlatformServiceHostPathPermission,
  command: openmcpPlatformServiceCommandPermission,
} as const;

/**
 * Asks the permission framework once per request for all that reading and
 * writing need, with the caller's own credentials. Nothing is kept for the next
 * request.
 *
 * @internal
 */
export class WriteAuthorizer {
  constructor(
    private readonly permissions: Pick<
      PermissionsService,
      'authorizeConditional'
    >,
    private readonly permissionsRegistry: PermissionsRegistryService,
  ) {}

  async authorize(options: ReadOptions): Promise<WriteDecision> {
    const decisions = await Decisions.ask(
      this.permissions,
      this.permissionsRegistry,
      [
        openmcpInstallationReadPermission,
        openmcpClusterReadPermission,
        openmcpProviderReadPermission,
        ...Object.values(permissionOf),
      ],
      options,
    );
    const filters = {
      apply: decisions.onClusters(permissionOf.apply),
      delete: decisions.onClusters(permissionOf.delete),
      override: decisions.onClusters(permissionOf.override),
      force: decisions.onClusters(permissionOf.force),
      hostPath: decisions.onClusters(permissionOf.hostPath),
      command: decisions.onClusters(permissionOf.command),
    };
    return {
      key: decisions.key,
      mayReadInstallations: decisions.allowsAnything(
        openmcpInstallationReadPermission,
      ),
      mayReadClusters: decisions.allowsAnything(openmcpClusterReadPermission),
      mayReadProviders: decisions.allowsAnything(openmcpProviderReadPermission),
      mayAnywhere: right => decisions.allowsAnything(permissionOf[right]),
      visibility: {
        installation: decisions.onInstallations(
          openmcpInstallationReadPermission,
        ),
        cluster: decisions.onClusters(openmcpClusterReadPermission),
      },
      rights: cluster => ({
        apply: filters.apply(cluster),
        delete: filters.delete(cluster),
        override: filters.override(cluster),
        force: filters.force(cluster),
        hostPath: filters.hostPath(cluster),
        command: filters.command(cluster),
      }),
    };
  }
}
