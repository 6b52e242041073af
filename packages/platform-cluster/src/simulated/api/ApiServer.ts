import {
  createServer,
  IncomingMessage,
  Server,
  ServerResponse,
} from 'node:http';
import { AddressInfo, Socket } from 'node:net';
import { ApiError } from './ApiError';
import { ApiHandler } from './ApiHandler';

/**
 * The HTTP side of a simulated API server: it listens on the loopback interface
 * and can be made to fail.
 *
 * @internal
 */
export class ApiServer {
  readonly #handler: ApiHandler;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #requests = 0;

  /**
   * Makes a server that does not listen yet.
   *
   * @param handler - answers the requests
   */
  constructor(handler: ApiHandler) {
    this.#handler = handler;
  }

  /** Base URL; it stays the same when the server listens again. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Requests that came so far. */
  get requestCount(): number {
    return this.#requests;
  }

  /**
   * Starts to listen: at first on a free port, later on the same one.
   *
   * @throws Error when the port is taken
   */
  async startListening(): Promise<void> {
    if (this.#server) {
      return;
    }
    const server = createServer((request, response) =>
      this.#answer(request, response),
    );
    // A watch is one long answer, and a client may think for long in between.
    server.requestTimeout = 0;
    server.keepAliveTimeout = 120_000;
    server.on('connection', socket => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops to listen and cuts all connections. */
  async stopListening(): Promise<void> {
    const server = this.#server;
    if (!server) {
      return;
    }
    this.#server = undefined;
    const closed = new Promise<void>(resolve => {
      server.close(() => resolve());
    });
    this.dropConnections();
    await closed;
  }

  /** Cuts all connections; new ones are accepted. */
  dropConnections(): void {
    for (const socket of this.#sockets) {
      socket.destroy();
    }
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    this.#requests += 1;
    try {
      await this.#handler.handle(request, response);
    } catch (error) {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const { code, body } =
        error instanceof ApiError
          ? error
          : new ApiError(500, 'InternalError', `Internal error: ${error}`);
      response.writeHead(code, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    }
  }
}
