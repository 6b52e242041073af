import {
  ClusterRights,
  openmcpPlatformServiceCommandPermission,
  openmcpPlatformServiceForcePermission,
  openmcpPlatformServiceHostPathPermission,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * A right that a request needs beside the one to apply.
 *
 * @internal
 */
export interface NeededRight {
  right: keyof ClusterRights;
  permission: string;
  /** What it is needed for, as the end of a sentence. */
  purpose: string;
}

/**
 * The rights that follow from what is written into the object. What a stated
 * platform mode writes is not among it.
 *
 * @internal
 */
export function findNeededRights({
  spec,
  force,
}: Pick<PlatformServiceRequest, 'spec' | 'force'>): NeededRight[] {
  const needed: NeededRight[] = [];
  if (force) {
    needed.push({
      right: 'force',
      permission: openmcpPlatformServiceForcePermission.name,
      purpose: 'to take over fields of other managers',
    });
  }
  if (spec.extraVolumes?.some(volume => volume.hostPath !== undefined)) {
    needed.push({
      right: 'hostPath',
      permission: openmcpPlatformServiceHostPathPermission.name,
      purpose: 'for volumes of type hostPath',
    });
  }
  if (spec.initCommand?.length || spec.runCommand?.length) {
    needed.push({
      right: 'command',
      permission: openmcpPlatformServiceCommandPermission.name,
      purpose: 'for other commands than the image has',
    });
  }
  return needed;
}
