import { ClusterReason, ClusterReasonCode } from '../../clusters';

/** Failures to reach the API server, whatever is asked of it. */
const connectionFailures: ReadonlySet<ClusterReasonCode> = new Set([
  'certificate-not-trusted',
  'connection-failed',
  'connection-refused',
  'connection-reset',
  'host-unreachable',
  'name-lookup-failed',
  'timeout',
]);

/**
 * Tells whether the API server was not even reached.
 *
 * @internal
 */
export function isConnectionFailure(reason: ClusterReason): boolean {
  return connectionFailures.has(reason.code);
}
