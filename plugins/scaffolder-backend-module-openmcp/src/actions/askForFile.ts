import type {
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ActionFailure } from '../failures';
import { PortalApi, PortalCaller } from '../portal';
import { applyThroughPortal } from './applyThroughPortal';

/**
 * Asks the portal for a file as it would be, with what it keeps.
 *
 * @throws ActionFailure that says that it is about the file, and why not
 * @internal
 */
export async function askForFile(
  api: PortalApi,
  file: { cluster: string; path: string; request: PlatformServiceRequest },
  caller: PortalCaller,
): Promise<PlatformServiceResult> {
  const { cluster, path, request } = file;
  try {
    return await applyThroughPortal(api, cluster, request, caller);
  } catch (error) {
    if (!(error instanceof ActionFailure) || caller.signal?.aborted) {
      throw error;
    }
    const { cause, message, name } = error;
    throw new ActionFailure(
      `${path}, as it would be with what it keeps, is not accepted. ${message}`,
      { cause, name },
    );
  }
}
