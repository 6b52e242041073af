import { once } from 'node:events';
import { createServer, Server } from 'node:http';
import { AddressInfo, connect, Socket } from 'node:net';

/**
 * A proxy that tunnels (HTTP CONNECT), as companies have them. It sends everything
 * to one place, so that names need not exist.
 */
export class TestProxy {
  /** What was asked for, as `host:port`. */
  readonly asked: string[] = [];
  /** `Proxy-Authorization` of what was asked for. */
  readonly authorizations: Array<string | undefined> = [];
  /** Answered instead of a tunnel. */
  refusal?: number;
  /** Accepts connections and never says anything. */
  silent = false;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /**
   * @param target - port on the loopback interface that all tunnels lead to
   */
  static async start(target: number): Promise<TestProxy> {
    const server = createServer();
    const proxy = new TestProxy(server);
    server.on('connect', (request, socket: Socket) => {
      proxy.asked.push(request.url ?? '');
      proxy.authorizations.push(request.headers['proxy-authorization']);
      proxy.hold(socket);
      if (proxy.silent) {
        return;
      }
      if (proxy.refusal) {
        socket.end(`HTTP/1.1 ${proxy.refusal} Refused\r\n\r\n`);
        return;
      }
      const upstream = connect(target, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        upstream.pipe(socket);
        socket.pipe(upstream);
      });
      proxy.hold(upstream);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.sockets.forEach(socket => socket.destroy());
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private hold(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}
