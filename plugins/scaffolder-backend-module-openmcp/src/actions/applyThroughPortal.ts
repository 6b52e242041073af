import type {
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ActionFailure, describeRefusal, readRefusal } from '../failures';
import { PortalApi, PortalCaller } from '../portal';

/**
 * Applies a PlatformService through the REST API, or asks with `dryRun` what that
 * would do.
 *
 * @throws ActionFailure that says why not, in words for the person who runs the
 * template
 * @internal
 */
export async function applyThroughPortal(
  api: PortalApi,
  cluster: string,
  request: PlatformServiceRequest,
  caller: PortalCaller,
): Promise<PlatformServiceResult> {
  try {
    return await api.apply(cluster, request, caller);
  } catch (error) {
    throw new ActionFailure(
      caller.signal?.aborted
        ? 'Cancelled. Nothing was written.'
        : explain(error, cluster, request),
      { cause: error, name: nameOf(error) },
    );
  }
}

/** Refusals are of the person's making; all else is not. */
function nameOf(error: unknown): string {
  const refusal = readRefusal(error);
  return refusal && refusal.status < 500
    ? 'InputError'
    : 'ServiceUnavailableError';
}

function explain(
  error: unknown,
  cluster: string,
  { name, dryRun }: PlatformServiceRequest,
): string {
  const refusal = readRefusal(error);
  if (refusal) {
    return describeRefusal(refusal, cluster);
  }
  if (error instanceof Error && error.name === 'AuthenticationError') {
    return describeRefusal(
      { status: 401, error: { name: error.name, message: error.message } },
      cluster,
    );
  }
  return dryRun
    ? 'The portal does not answer. Nothing was written.'
    : `The portal does not answer. Whether ${name} was written to ${cluster} is not known; running the template again does no harm.`;
}
