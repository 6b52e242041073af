import { PlatformServiceDeletion } from '@openmcp/backstage-plugin-openmcp-common';
import { ApplyOptions } from './PlatformServiceApplier';

/**
 * Which PlatformService somebody wants to be removed.
 *
 * @internal
 */
export interface RemovalRequest {
  cluster: string;
  name: string;
  dryRun: boolean;
  /** Only the object that has this uid. */
  uid?: string;
  /** Only the object as it was with this version. */
  resourceVersion?: string;
}

/**
 * Removes PlatformServices from clusters for a caller. Every way to remove one
 * goes through it.
 *
 * @internal
 */
export interface PlatformServiceRemover {
  /**
   * @throws NotAllowedError (403) naming the missing right; NotFoundError (404)
   * for a cluster or a PlatformService that is not there, or a cluster that may
   * not be seen; ConflictError (409) with `details` that name owners;
   * ServiceUnavailableError (503) when the cluster cannot be written to
   */
  remove(
    request: RemovalRequest,
    options: ApplyOptions,
  ): Promise<PlatformServiceDeletion>;
}
