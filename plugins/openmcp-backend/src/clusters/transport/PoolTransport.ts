import { isDeepStrictEqual } from 'node:util';
import {
  PlatformClusterConnection,
  PlatformClusterCredentials,
} from '@openmcp/backstage-plugin-openmcp-node';
import { Pool } from 'undici';
import { untilAborted } from '../../timing';
import { ClusterFailure } from '../failure';
import {
  ClusterTransport,
  TransportCall,
  TransportRequest,
  TransportResponse,
} from './ClusterTransport';

/** Longest time for a connection to be made, in milliseconds. */
const connectTimeout = 10_000;
/** Longest time for credentials to be read, in milliseconds. */
const defaultCredentialsTimeout = 10_000;

function tlsOptions(credentials: PlatformClusterCredentials) {
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
  private current?: { key: string; pool: Pool };
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
    this.connection.forgetCredentials?.();
    const renewed = await this.readCredentials(call.signal);
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
    const server = new URL(this.connection.server);
    const basePath = server.pathname.replace(/\/+$/, '');
    const response = await this.poolFor(server.origin, credentials).request({
      method,
      path: `${basePath}${path}`,
      headers: {
        accept: 'application/json',
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
    } catch {
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
  ): Pool {
    if (this.closed) {
      throw new ClusterFailure('connection-failed', 'connection closed');
    }
    const options = tlsOptions(credentials);
    const key = JSON.stringify([origin, options]);
    if (this.current && this.current.key !== key) {
      // Watches on the old certificates go on until the API server ends them.
      const old: Promise<void> = this.current.pool.close().catch(() => {});
      this.closing.add(old);
      old.finally(() => this.closing.delete(old));
      this.current = undefined;
    }
    if (!this.current) {
      const pool = new Pool(origin, {
        connect: { ...options, timeout: connectTimeout },
        bodyTimeout: 0,
        headersTimeout: 0,
        allowH2: false,
      });
      this.current = { key, pool };
    }
    return this.current.pool;
  }
}
