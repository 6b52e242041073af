import { isDeepStrictEqual } from 'node:util';
import {
  PlatformClusterConnection,
  PlatformClusterCredentials,
} from '@openmcp/backstage-plugin-openmcp-node';
import { Dispatcher } from 'undici';
import { untilAborted } from '../../timing';
import { ClusterFailure } from '../failure';
import { findEnvironmentProxy, findProxyProblem } from '../proxies';
import {
  ClusterTransport,
  TransportCall,
  TransportRequest,
  TransportResponse,
} from './ClusterTransport';
import { createDispatcher, TlsOptions } from './createDispatcher';

/** Longest time for credentials to be read, in milliseconds. */
const defaultCredentialsTimeout = 10_000;

function tlsOptions(credentials: PlatformClusterCredentials): TlsOptions {
  const { ca, cert, key, servername, rejectUnauthorized } = credentials;
  return { ca, cert, key, servername, rejectUnauthorized };
}

function toHeaders(
  headers: Record<string, string | string[] | undefined>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value[0] : value,
    ]),
  );
}

function warningsOf(header: string | string[] | undefined): string[] {
  return header === undefined ? [] : [header].flat();
}

/**
 * A connection pool of our own per cluster. Deadlines are the callers' affair:
 * a watch may be silent for a minute and is still alive.
 *
 * @internal
 */
export class PoolTransport implements ClusterTransport {
  private current?: { key: string; pool: Dispatcher };
  private readonly closing = new Set<Promise<void>>();
  private closed = false;

  /**
   * @param credentialsTimeout - longest time for credentials to be read, in
   *   milliseconds; default 10 seconds
   */
  constructor(
    private readonly connection: PlatformClusterConnection,
    private readonly credentialsTimeout: number = defaultCredentialsTimeout,
  ) {}

  get(request: TransportRequest): Promise<TransportResponse> {
    return this.request({ ...request, method: 'GET' });
  }

  async request(call: TransportCall): Promise<TransportResponse> {
    const credentials = await this.readCredentials(call.signal);
    const response = await this.send(call, credentials);
    if (response.statusCode !== 401) {
      return response;
    }
    // A token may have been renewed just now: one more try, if it is another.
    this.connection.forgetCredentials?.(credentials);
    let renewed: PlatformClusterCredentials;
    try {
      renewed = await this.readCredentials(call.signal);
    } catch (error) {
      await response.discard();
      throw error;
    }
    if (isDeepStrictEqual(renewed, credentials)) {
      return response;
    }
    await response.discard();
    return this.send(call, renewed);
  }

  async close(): Promise<void> {
    this.closed = true;
    const pool = this.current?.pool;
    this.current = undefined;
    await Promise.all([pool?.destroy(), ...this.closing]);
  }

  private async send(
    call: TransportCall,
    credentials: PlatformClusterCredentials,
  ): Promise<TransportResponse> {
    const { method, path, body, contentType, signal } = call;
    const { accept = 'application/json' } = call;
    const server = new URL(this.connection.server);
    const basePath = server.pathname.replace(/\/+$/, '');
    const pool = this.poolFor(server.origin, credentials);
    call.onSend?.();
    const response = await pool.request({
      // One pool leads to one place, but a proxy has to be told.
      origin: server.origin,
      method,
      path: `${basePath}${path}`,
      headers: {
        accept,
        'user-agent': 'backstage-openmcp',
        ...(contentType && { 'content-type': contentType }),
        ...credentials.headers,
      },
      body,
      signal,
    });
    return {
      statusCode: response.statusCode,
      headers: toHeaders(response.headers),
      warnings: warningsOf(response.headers.warning),
      body: response.body,
      discard: async () => {
        response.body.on('error', () => {});
        response.body.destroy();
      },
    };
  }

  private async readCredentials(
    signal: AbortSignal,
  ): Promise<PlatformClusterCredentials> {
    try {
      // A credential helper may wait for ever, for instance for a person.
      return await untilAborted(
        this.connection.getCredentials(),
        AbortSignal.any([signal, AbortSignal.timeout(this.credentialsTimeout)]),
      );
    } catch (error) {
      if (error instanceof ClusterFailure) {
        throw error;
      }
      // The cause may quote what a credential helper printed.
      throw new ClusterFailure(
        'credentials-unreadable',
        'credentials could not be read',
      );
    }
  }

  private poolFor(
    origin: string,
    credentials: PlatformClusterCredentials,
  ): Dispatcher {
    if (this.closed) {
      throw new ClusterFailure('connection-failed', 'connection closed');
    }
    const options = tlsOptions(credentials);
    const proxy = this.findProxy(origin);
    const key = JSON.stringify([origin, options, proxy]);
    if (this.current && this.current.key !== key) {
      // Watches on the old certificates go on until the API server ends them.
      const old: Promise<void> = this.current.pool.close().catch(() => {});
      this.closing.add(old);
      old.finally(() => this.closing.delete(old));
      this.current = undefined;
    }
    if (!this.current) {
      const pool = createDispatcher(origin, options, proxy);
      this.current = { key, pool };
    }
    return this.current.pool;
  }

  private findProxy(origin: string): string | undefined {
    const { proxy } = this.connection;
    if (proxy === false) {
      return undefined;
    }
    const found = proxy ?? findEnvironmentProxy(origin);
    if (found !== undefined && findProxyProblem(found)) {
      throw new ClusterFailure(
        'connection-failed',
        'the address of the proxy is wrong',
      );
    }
    return found;
  }
}
