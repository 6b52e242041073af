import { ServiceUnavailableError } from '@backstage/errors';
import { ClusterFailure } from '../clusters';

/**
 * What is known of the object after a request failed.
 *
 * - `nothing`: nothing was changed.
 * - `unknown`: the request was sent, and its answer was lost.
 *
 * @internal
 */
export type Written = 'nothing' | 'unknown';

const consequences: Record<Written, string> = {
  nothing: 'nothing was changed',
  unknown: 'it is not known whether it was written; look before trying again',
};

/**
 * An error of status 503: the cluster did not answer as it should. It holds the
 * reason in `reason`, as clusters have it in lists, and in `written` what became
 * of the object.
 *
 * @param cluster - its title
 * @internal
 */
export function createClusterError(
  cluster: string,
  failure: Pick<ClusterFailure, 'reason'>,
  written: Written,
): ServiceUnavailableError {
  const { reason } = failure;
  return Object.assign(
    new ServiceUnavailableError(
      `${cluster}: ${reason.message}; ${consequences[written]}`,
    ),
    { reason, written },
  );
}
