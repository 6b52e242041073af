import { readFileSync } from 'node:fs';
import { Agent, Dispatcher, request } from 'undici';
import { parse } from 'yaml';
import { WatchRecorder } from './WatchRecorder';

interface Kubeconfig {
  'current-context': string;
  contexts: { name: string; context: { cluster: string; user: string } }[];
  clusters: {
    name: string;
    cluster: { server: string; 'certificate-authority-data'?: string };
  }[];
  users: { name: string; user: { token: string } }[];
}

/**
 * An answer of an API server.
 *
 * @internal
 */
export interface ClusterAnswer<Body> {
  /** HTTP status. */
  status: number;
  /** Media type with parameters. */
  contentType: string;
  /** The body, parsed when it is JSON. */
  body: Body;
}

/**
 * What is sent besides method and path.
 *
 * @internal
 */
export interface ClusterRequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Default `application/json`. */
  contentType?: string;
  /** Default `application/json`. */
  accept?: string;
  /** Bearer token; by default that of the kubeconfig, null for none at all. */
  token?: string | null;
}

/**
 * Talks to one platform cluster, real or simulated, as it stands in a
 * kubeconfig that this package has written.
 *
 * @internal
 */
export class PlatformClusterClient {
  readonly #server: string;
  readonly #token: string;
  readonly #agent: Agent;

  /**
   * Reads a kubeconfig; nothing is sent yet.
   *
   * @param kubeconfigPath - the file
   * @param contextName - by default the current context
   * @throws Error when the file or the context is not there
   */
  constructor(kubeconfigPath: string, contextName?: string) {
    const config: Kubeconfig = parse(readFileSync(kubeconfigPath, 'utf8'));
    const wanted = contextName ?? config['current-context'];
    const context = config.contexts.find(({ name }) => name === wanted);
    const cluster = config.clusters.find(
      ({ name }) => name === context?.context.cluster,
    );
    const user = config.users.find(
      ({ name }) => name === context?.context.user,
    );
    if (!cluster || !user) {
      throw new Error(`There is no context ${wanted} in ${kubeconfigPath}`);
    }
    const authority = cluster.cluster['certificate-authority-data'];
    this.#server = cluster.cluster.server;
    this.#token = user.user.token;
    this.#agent = new Agent({
      bodyTimeout: 0,
      allowH2: false,
      connect: authority ? { ca: Buffer.from(authority, 'base64') } : {},
    });
  }

  /**
   * Sends a request and reads the whole answer, whatever its status.
   *
   * @param method - HTTP method
   * @param path - path with query
   * @param options - body, media types and token
   */
  async send<Body = unknown>(
    method: Dispatcher.HttpMethod,
    path: string,
    options: ClusterRequestOptions = {},
  ): Promise<ClusterAnswer<Body>> {
    const { body, contentType = 'application/json' } = options;
    const answer = await request(new URL(path, this.#server), {
      method,
      dispatcher: this.#agent,
      headers: {
        ...this.#headers(options),
        ...(body === undefined ? {} : { 'content-type': contentType }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.body.text();
    const answeredType = String(answer.headers['content-type'] ?? '');
    const isJson = answeredType.includes('json');
    return {
      status: answer.statusCode,
      contentType: answeredType,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  /**
   * Starts to watch.
   *
   * @param path - path with query, `watch=1` among it
   * @param options - media type of the events
   * @returns records the events once the server has answered
   * @throws Error when the answer is not 200
   */
  async watch(
    path: string,
    options: Pick<ClusterRequestOptions, 'accept'> = {},
  ): Promise<WatchRecorder> {
    const answer = await request(new URL(path, this.#server), {
      dispatcher: this.#agent,
      headers: this.#headers(options),
    });
    if (answer.statusCode !== 200) {
      const text = await answer.body.text();
      throw new Error(`GET ${path} answered ${answer.statusCode}: ${text}`);
    }
    return new WatchRecorder(answer.body);
  }

  /** Cuts all connections, watches included. */
  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  #headers(options: ClusterRequestOptions): Record<string, string> {
    const { accept = 'application/json', token = this.#token } = options;
    return {
      accept,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
  }
}
