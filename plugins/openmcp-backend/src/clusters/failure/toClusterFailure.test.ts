import { ClusterFailure } from './ClusterFailure';
import { toClusterFailure } from './toClusterFailure';

function withCode(code: string, message: string = '') {
  return Object.assign(new Error(message), { code });
}

describe('toClusterFailure', () => {
  it.each([
    ['ENOTFOUND', 'name-lookup-failed', 'name lookup failed'],
    ['EAI_AGAIN', 'name-lookup-failed', 'name lookup failed'],
    ['ECONNREFUSED', 'connection-refused', 'connection refused'],
    ['ECONNRESET', 'connection-reset', 'connection reset'],
    ['UND_ERR_SOCKET', 'connection-reset', 'connection reset'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout', 'no answer in time'],
    [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'certificate-not-trusted',
      'TLS certificate not trusted',
    ],
    [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'certificate-not-trusted',
      'TLS certificate not trusted',
    ],
    [
      'CERT_HAS_EXPIRED',
      'certificate-not-trusted',
      'TLS certificate has expired',
    ],
    [
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'connection-failed',
      'no secure connection (TLS) could be made',
    ],
    ['HPE_INVALID_CONSTANT', 'unexpected-answer', 'answer is not HTTP'],
    ['SOMETHING_ELSE', 'connection-failed', 'connection failed'],
    ['__proto__', 'connection-failed', 'connection failed'],
  ])('reads %s', (code, reasonCode, message) => {
    expect(toClusterFailure(withCode(code)).reason).toEqual({
      code: reasonCode,
      params: {},
      message,
    });
  });

  it('looks at causes and at the first of several attempts', () => {
    const attempts = Object.assign(new Error(), {
      errors: [withCode('ECONNREFUSED'), withCode('ENETUNREACH')],
    });
    const wrapped = new Error('fetch failed', { cause: attempts });
    expect(toClusterFailure(wrapped).code).toBe('connection-refused');
  });

  it('tells what a proxy refused', () => {
    const error = withCode(
      'UND_ERR_ABORTED',
      'Proxy response (407) !== 200 when HTTP Tunneling',
    );
    expect(toClusterFailure(error).reason).toEqual({
      code: 'connection-failed',
      params: { status: 407 },
      message: 'the proxy let no connection through (407)',
    });
  });

  it('repeats nothing of the text of an error', () => {
    const error = withCode(
      'ENOTFOUND',
      'getaddrinfo ENOTFOUND api.secret.example token=abc',
    );
    expect(JSON.stringify(toClusterFailure(error).reason)).not.toMatch(
      /secret|abc/,
    );
  });

  it('keeps what is a failure already', () => {
    const failure = new ClusterFailure('forbidden', 'forbidden (403)');
    expect(toClusterFailure(failure)).toBe(failure);
  });

  it('bears with whatever was thrown', () => {
    expect(toClusterFailure(undefined).code).toBe('connection-failed');
    expect(toClusterFailure('text').code).toBe('connection-failed');
  });
});
