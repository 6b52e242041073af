import { Agent, request } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { KubeConfig } from '@kubernetes/client-node';

/**
 * An answer of the API server.
 *
 * @internal
 */
export interface ControlPlaneAnswer<Body> {
  /** HTTP status. */
  status: number;
  /** The parsed body. */
  body: Body;
}

/**
 * What is sent besides method and path.
 *
 * @internal
 */
export interface ControlPlaneRequest {
  /** The body as it is sent. */
  body?: string;
  /** Media type of the body; default `application/json`. */
  contentType?: string;
}

/**
 * Talks to the API server of a cluster as its administrator, without a client
 * library between: what is sent is what the test says.
 *
 * @internal
 */
export class ControlPlaneApi {
  readonly #server: URL;
  readonly #token: string;
  readonly #agent: Agent;

  /**
   * Reads a kubeconfig; nothing is sent yet.
   *
   * @param kubeconfigPath - the file
   * @param connections - most requests at one time
   */
  constructor(kubeconfigPath: string, connections = 8) {
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromFile(kubeconfigPath);
    const cluster = kubeConfig.getCurrentCluster();
    const user = kubeConfig.getCurrentUser();
    if (!cluster?.caData || !user?.token) {
      throw new Error(`${kubeconfigPath} names no administrator of a cluster`);
    }
    this.#server = new URL(cluster.server);
    this.#token = user.token;
    this.#agent = new Agent({
      ca: Buffer.from(cluster.caData, 'base64'),
      keepAlive: true,
      maxSockets: connections,
    });
  }

  /**
   * Sends a request and reads the whole answer, whatever its status.
   *
   * @param method - HTTP method
   * @param path - path with query
   * @param options - body and its media type
   */
  send<Body>(
    method: string,
    path: string,
    options: ControlPlaneRequest = {},
  ): Promise<ControlPlaneAnswer<Body>> {
    const { body, contentType = 'application/json' } = options;
    return new Promise((resolve, reject) => {
      const outgoing = request(
        new URL(path, this.#server),
        {
          method,
          agent: this.#agent,
          headers: {
            authorization: `Bearer ${this.#token}`,
            accept: 'application/json',
            ...(body !== undefined && { 'content-type': contentType }),
          },
        },
        incoming => {
          const chunks: Buffer[] = [];
          incoming.on('data', chunk => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({
              status: incoming.statusCode ?? 0,
              body: (text.startsWith('{') ? JSON.parse(text) : text) as Body,
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  /** Ends all connections. */
  close(): void {
    this.#agent.destroy();
  }
}

/**
 * Asks again and again until there is an answer; the limit is that of the test.
 *
 * @param ask - gives undefined as long as it is not so
 * @internal
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined>,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) {
      return answer;
    }
    await delay(50);
  }
}
