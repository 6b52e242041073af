/**
 * Why a cluster, or one kind on it, is not read as it should be. New codes may
 * be added.
 *
 * @public
 */
export type ClusterReasonCode =
  | 'certificate-not-trusted'
  | 'connection-failed'
  | 'connection-refused'
  | 'connection-reset'
  | 'credentials-unreadable'
  | 'forbidden'
  | 'host-unreachable'
  | 'kind-not-installed'
  | 'kinds-not-readable'
  | 'misconfigured'
  | 'name-lookup-failed'
  | 'not-found'
  | 'not-read-yet'
  | 'server-error'
  | 'throttled'
  | 'timeout'
  | 'too-many-objects'
  | 'unauthorized'
  | 'unexpected-answer'
  | 'watch-expired';

/**
 * A sentence as code and parameters, with its rendering in English. It never
 * holds a credential, the address of an API server or a stack trace.
 *
 * @public
 */
export interface ClusterReason {
  code: ClusterReasonCode;
  params: Record<string, string | number>;
  message: string;
}
