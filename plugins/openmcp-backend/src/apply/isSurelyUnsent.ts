import { ClusterReasonCode } from '../clusters';

/** Failures that happen before a request is on its way. */
const beforeSending: ReadonlySet<ClusterReasonCode> = new Set([
  'certificate-not-trusted',
  'connection-refused',
  'credentials-unreadable',
  'host-unreachable',
  'misconfigured',
  'name-lookup-failed',
]);

/**
 * True when a request that failed so never reached an API server.
 *
 * @internal
 */
export function isSurelyUnsent(code: ClusterReasonCode): boolean {
  return beforeSending.has(code);
}
