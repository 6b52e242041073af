import { BackstageCredentials } from '@backstage/backend-plugin-api';
import {
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { Request } from 'express';

/**
 * On whose behalf something is applied.
 *
 * @internal
 */
export interface ApplyOptions {
  credentials: BackstageCredentials;
  /** The HTTP request, where there is one; it goes into the audit log. */
  request?: Request;
}

/**
 * Puts PlatformServices onto clusters for a caller. Every way to write goes
 * through it.
 *
 * @internal
 */
export interface PlatformServiceApplier {
  /**
   * @throws NotAllowedError (403) naming the missing right; NotFoundError (404)
   * for a cluster that is not there or may not be seen; InputError (400) and
   * ConflictError (409) with `details` that name fields; EligibilityRefusal (422)
   * with the verdict; ServiceUnavailableError (503) when the cluster cannot be
   * written to
   */
  apply(
    cluster: string,
    wish: PlatformServiceRequest,
    options: ApplyOptions,
  ): Promise<PlatformServiceResult>;
}
