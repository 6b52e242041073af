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
} from '@openmcp/backstage-plugin-openmcp-common';
import { ReadOptions, Visibility } from '../reading';
import { Decisions } from './Decisions';

/**
 * What a caller may see and do.
 *
 * @internal
 */
export interface WriteDecision {
  visibility: Visibility;
  mayReadInstallations: boolean;
  mayReadClusters: boolean;
  /** True when the caller may apply on some cluster. */
  mayApplyAnywhere: boolean;
  /** What the caller may do on the cluster with this name. */
  rights(cluster: string): ClusterRights;
}

/** Each right and the permission that gives it. */
const permissionOf = {
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
    private readonly permissions: PermissionsService,
    private readonly permissionsRegistry: PermissionsRegistryService,
  ) {}

  async authorize(options: ReadOptions): Promise<WriteDecision> {
    const decisions = await Decisions.ask(
      this.permissions,
      this.permissionsRegistry,
      [
        openmcpInstallationReadPermission,
        openmcpClusterReadPermission,
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
      mayReadInstallations: decisions.allowsAnything(
        openmcpInstallationReadPermission,
      ),
      mayReadClusters: decisions.allowsAnything(openmcpClusterReadPermission),
      mayApplyAnywhere: decisions.allowsAnything(permissionOf.apply),
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
