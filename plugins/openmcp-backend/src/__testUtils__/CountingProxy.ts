import { once } from 'node:events';
import {
  createServer,
  IncomingMessage,
  request as requestHttp,
  Server,
  ServerResponse,
} from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { AddressInfo } from 'node:net';

/** One request that went through. */
export interface CountedRequest {
  method: string;
  /** Path without the query. */
  path: string;
  /** A stream is a list and a watch in one. */
  type: 'list' | 'watch' | 'stream' | 'probe' | 'other';
  /**
   * Whether it follows from a watch that the API server ended by itself, as it does
   * for a moment after a kind was installed.
   */
  isAgain: boolean;
}

const collection = /^\/(api|apis\/[^/]+)\/[^/]+\/(namespaces\/[^/]+\/)?\w+$/;

function typeOf(method: string, { pathname, searchParams }: URL) {
  if (method !== 'GET' || !collection.test(pathname)) {
    return 'other';
  }
  if (searchParams.has('watch')) {
    return searchParams.has('sendInitialEvents') ? 'stream' : 'watch';
  }
  return searchParams.get('limit') === '1' ? 'probe' : 'list';
}

/**
 * A reverse proxy in front of an API server that writes down what was asked for.
 */
export class CountingProxy {
  readonly requests: CountedRequest[] = [];
  /** Collections whose watch the API server ended, until they are watched again. */
  private readonly ended = new Set<string>();
  private readonly agent: Agent;

  private constructor(
    private readonly server: Server,
    private readonly target: string,
    certificateAuthority: string | undefined,
  ) {
    this.agent = new Agent({ ca: certificateAuthority });
    server.on('request', (incoming, response) =>
      this.forward(incoming, response),
    );
  }

  /**
   * @param target - URL of an API server
   * @param certificateAuthority - whom to believe that it is the API server, PEM
   */
  static async start(
    target: string,
    certificateAuthority?: string,
  ): Promise<CountingProxy> {
    const server = createServer();
    const proxy = new CountingProxy(server, target, certificateAuthority);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', headers } = incoming;
    const url = new URL(incoming.url ?? '/', this.target);
    const type = typeOf(method, url);
    const path = url.pathname;
    this.requests.push({ method, path, type, isAgain: this.ended.has(path) });
    const isWatch = type === 'watch' || type === 'stream';
    if (isWatch) {
      this.ended.delete(path);
    }
    const outgoing =
      url.protocol === 'https:'
        ? requestHttps(url, { method, headers, agent: this.agent })
        : requestHttp(url, { method, headers, agent: false });
    outgoing.on('response', answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      answer.on('end', () => isWatch && this.ended.add(path));
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }
}
