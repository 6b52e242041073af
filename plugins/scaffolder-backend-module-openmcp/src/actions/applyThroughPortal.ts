import type {
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { PortalApi, PortalCaller } from '../portal';
import { askPortal } from './askPortal';

/**
 * Applies a PlatformService through the REST API, or asks with `dryRun` what that
 * would do.
 *
 * @throws ActionFailure that says why not, in words for the person who runs the
 * template
 * @internal
 */
export function applyThroughPortal(
  api: PortalApi,
  cluster: string,
  request: PlatformServiceRequest,
  caller: PortalCaller,
): Promise<PlatformServiceResult> {
  return askPortal(() => api.apply(cluster, request, caller), {
    cluster,
    signal: caller.signal,
    cancelled: 'Cancelled. Nothing was written.',
    unanswered: request.dryRun
      ? 'The portal does not answer. Nothing was written.'
      : `The portal does not answer. Whether ${request.name} was written to ${cluster} is not known; running the template again does no harm.`,
  });
}
