import { IncomingMessage } from 'node:http';
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
    return this.sendAs(this.#token, method, path, options);
  }

  /**
   * Sends a request as somebody else.
   *
   * @param token - bearer token
   * @param method - HTTP method
   * @param path - path with query
   * @param options - body and its media type
   */
  sendAs<Body>(
    token: string,
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
            authorization: `Bearer ${token}`,
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

  /**
   * Opens a watch.
   *
   * @param path - path with query
   * @returns its events, once the API server has begun to send them
   */
  async watch<Event>(path: string): Promise<AsyncIterable<Event>> {
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      request(
        new URL(path, this.#server),
        {
          // A connection of its own, which ends with it.
          ca: this.#agent.options.ca,
          headers: {
            authorization: `Bearer ${this.#token}`,
            accept: 'application/json',
          },
        },
        resolve,
      )
        .on('error', reject)
        .end();
    });
    return readLines(incoming);
  }

  /** Ends all connections. */
  close(): void {
    this.#agent.destroy();
  }
}

async function* readLines<Event>(
  incoming: IncomingMessage,
): AsyncGenerator<Event> {
  try {
    let rest = '';
    for await (const chunk of incoming.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        yield JSON.parse(line);
      }
    }
  } finally {
    incoming.destroy();
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
