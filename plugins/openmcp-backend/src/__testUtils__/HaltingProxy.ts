import { once } from 'node:events';
import { AddressInfo, connect, createServer, Server, Socket } from 'node:net';

/** Both ends of a connection that goes through. */
interface Tunnel {
  client: Socket;
  server: Socket;
}

/**
 * A way to one server that stops reading when a test says so: nothing is closed
 * or refused, no byte goes through in either direction, and what is sent stays
 * where it is.
 */
export class HaltingProxy {
  private readonly tunnels = new Set<Tunnel>();
  private halted: 'none' | 'present' | 'all' = 'none';

  private constructor(private readonly listener: Server) {}

  /**
   * @param target - URL of a server on the loopback interface
   */
  static async start(target: string): Promise<HaltingProxy> {
    const { port, hostname } = new URL(target);
    const listener = createServer();
    const proxy = new HaltingProxy(listener);
    listener.on('connection', client => {
      proxy.open({ client, server: connect(Number(port), hostname) });
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return proxy;
  }

  /** Where to connect to instead of the server. */
  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  /**
   * Stops reading.
   *
   * @param which - connections that are there, or those that come as well
   */
  halt(which: 'present' | 'all'): void {
    this.halted = which;
    for (const { client, server } of this.tunnels) {
      client.unpipe(server).pause();
      server.unpipe(client).pause();
    }
  }

  /** Reads again; what was sent meanwhile goes on. */
  goOn(): void {
    this.halted = 'none';
    this.tunnels.forEach(tunnel => this.join(tunnel));
  }

  /** Breaks all connections; new ones are taken. */
  breakAll(): void {
    for (const { client, server } of this.tunnels) {
      client.destroy();
      server.destroy();
    }
  }

  async stop(): Promise<void> {
    this.breakAll();
    this.listener.close();
    await once(this.listener, 'close');
  }

  private open(tunnel: Tunnel): void {
    const { client, server } = tunnel;
    this.tunnels.add(tunnel);
    const end = () => {
      client.destroy();
      server.destroy();
      this.tunnels.delete(tunnel);
    };
    for (const socket of [client, server]) {
      socket.on('error', end);
      socket.on('close', end);
    }
    if (this.halted === 'all') {
      client.pause();
      server.pause();
    } else {
      this.join(tunnel);
    }
  }

  private join({ client, server }: Tunnel): void {
    // Twice would write everything twice.
    client.unpipe(server).pipe(server);
    server.unpipe(client).pipe(client);
  }
}
