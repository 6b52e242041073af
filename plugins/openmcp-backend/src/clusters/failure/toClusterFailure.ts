import { ClusterFailure } from './ClusterFailure';
import { ClusterReasonCode } from './ClusterReason';

/**
 * Error codes of Node (`dns`, `net`, `tls`) and of undici, and what they mean
 * to the reader. Everything else of an error is dropped: its text may name
 * hosts, paths or credentials.
 */
const knownCodes: Record<string, [ClusterReasonCode, string]> = {
  ENOTFOUND: ['name-lookup-failed', 'name lookup failed'],
  EAI_AGAIN: ['name-lookup-failed', 'name lookup failed'],
  EAI_NODATA: ['name-lookup-failed', 'name lookup failed'],
  ENODATA: ['name-lookup-failed', 'name lookup failed'],
  ECONNREFUSED: ['connection-refused', 'connection refused'],
  ECONNRESET: ['connection-reset', 'connection reset'],
  EPIPE: ['connection-reset', 'connection reset'],
  UND_ERR_SOCKET: ['connection-reset', 'connection reset'],
  UND_ERR_ABORTED: ['connection-reset', 'connection reset'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['connection-reset', 'connection reset'],
  HPE_INVALID_EOF_STATE: ['connection-reset', 'connection reset'],
  ETIMEDOUT: ['timeout', 'no answer in time'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'no answer in time'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'no answer in time'],
  UND_ERR_BODY_TIMEOUT: ['timeout', 'no answer in time'],
  EHOSTUNREACH: ['host-unreachable', 'host not reachable'],
  ENETUNREACH: ['host-unreachable', 'host not reachable'],
  EADDRNOTAVAIL: ['host-unreachable', 'host not reachable'],
  UND_ERR_PRX_TLS: [
    'certificate-not-trusted',
    'TLS certificate is for another host',
  ],
  CERT_HAS_EXPIRED: ['certificate-not-trusted', 'TLS certificate has expired'],
  CERT_NOT_YET_VALID: [
    'certificate-not-trusted',
    'TLS certificate is not valid yet',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'certificate-not-trusted',
    'TLS certificate is for another host',
  ],
};

const untrustedCertificate =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*|CERT_.*|INVALID_CA|HOSTNAME_MISMATCH)$/;

const tlsFailure = /^(ERR_SSL_|ERR_TLS_|EPROTO$)/;

const httpFailure = /^HPE_/;

/** How undici says that a proxy did not let a connection through. */
const refusedByProxy = /^Proxy response \((\d{3})\) /;

function findProxyStatus(error: unknown): number | undefined {
  const { code, message } = Object(error);
  const match =
    code === 'UND_ERR_ABORTED' ? refusedByProxy.exec(String(message)) : null;
  return match ? Number(match[1]) : undefined;
}

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let current = Object(error);
  for (let depth = 0; depth < 5; depth += 1) {
    if (typeof current.code === 'string') {
      codes.push(current.code);
    }
    // A name with several addresses fails with one error per address.
    const [first] = Array.isArray(current.errors) ? current.errors : [];
    current = Object(first ?? current.cause);
  }
  return codes;
}

/**
 * Says in short words why a request failed, from error codes alone.
 *
 * @param error - what the request threw; a {@link ClusterFailure} is kept
 * @internal
 */
export function toClusterFailure(error: unknown): ClusterFailure {
  if (error instanceof ClusterFailure) {
    return error;
  }
  const status = findProxyStatus(error);
  if (status !== undefined) {
    return new ClusterFailure(
      'connection-failed',
      `the proxy let no connection through (${status})`,
      { status },
    );
  }
  for (const code of codesOf(error)) {
    if (Object.hasOwn(knownCodes, code)) {
      const [reasonCode, message] = knownCodes[code];
      return new ClusterFailure(reasonCode, message);
    }
    if (untrustedCertificate.test(code)) {
      return new ClusterFailure(
        'certificate-not-trusted',
        'TLS certificate not trusted',
      );
    }
    if (tlsFailure.test(code)) {
      return new ClusterFailure(
        'connection-failed',
        'no secure connection (TLS) could be made',
      );
    }
    if (httpFailure.test(code)) {
      return new ClusterFailure('unexpected-answer', 'answer is not HTTP');
    }
  }
  return new ClusterFailure('connection-failed', 'connection failed');
}
