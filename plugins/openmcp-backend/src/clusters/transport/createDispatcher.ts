import { PlatformClusterCredentials } from '@openmcp/backstage-plugin-openmcp-node';
import { Dispatcher, Pool, ProxyAgent } from 'undici';

/** Longest time for a connection to be made, in milliseconds. */
const defaultConnectTimeout = 10_000;

/**
 * What the certificate of an API server is checked by, and what it is shown.
 *
 * @internal
 */
export type TlsOptions = Pick<
  PlatformClusterCredentials,
  'ca' | 'cert' | 'key' | 'servername' | 'rejectUnauthorized'
>;

/**
 * Connections to one API server, directly or through a proxy that tunnels them
 * (HTTP CONNECT). The proxy sees the name of the server and nothing of what is said
 * to it. A proxy with `https:` is checked against the certificate authorities that
 * Node.js trusts.
 *
 * @param proxy - address of the proxy; none when undefined
 * @param connectTimeout - longest time for a connection to be made, in
 *   milliseconds; default 10 seconds
 * @internal
 */
export function createDispatcher(
  origin: string,
  tls: TlsOptions,
  proxy?: string,
  connectTimeout: number = defaultConnectTimeout,
): Dispatcher {
  const connect = { ...tls, timeout: connectTimeout, allowH2: false };
  const options = { bodyTimeout: 0, headersTimeout: 0, allowH2: false };
  if (proxy === undefined) {
    return new Pool(origin, { ...options, connect });
  }
  return new ProxyAgent({
    ...options,
    uri: proxy,
    token: proxyAuthorization(proxy),
    requestTls: connect,
    proxyTls: { timeout: connectTimeout },
    // A proxy that accepts connections and then says nothing is given up.
    clientFactory: (url, clientOptions) =>
      new Pool(url, { ...clientOptions, headersTimeout: connectTimeout }),
  });
}

function proxyAuthorization(proxy: string): string | undefined {
  const { username, password } = new URL(proxy);
  if (!username) {
    return undefined;
  }
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(
    password,
  )}`;
  return `Basic ${Buffer.from(user).toString('base64')}`;
}
