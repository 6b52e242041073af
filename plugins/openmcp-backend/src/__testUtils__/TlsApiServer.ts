import { once } from 'node:events';
import { createServer, Server } from 'node:https';
import { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import { TestCertificateAuthority } from './TestCertificateAuthority';

/**
 * Answers over TLS, with a certificate of its own authority, who the client is: by
 * its certificate or by its token.
 */
export class TlsApiServer {
  requests = 0;

  private constructor(private readonly server: Server) {}

  static async start(
    authority: TestCertificateAuthority,
  ): Promise<TlsApiServer> {
    const server = createServer({
      ...authority.server,
      ca: authority.cert,
      requestCert: true,
      rejectUnauthorized: false,
    });
    const api = new TlsApiServer(server);
    server.on('request', (request, response) => {
      api.requests += 1;
      const socket = request.socket as TLSSocket;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          host: request.headers.host,
          authorization: request.headers.authorization,
          client: socket.authorized
            ? socket.getPeerCertificate().subject.CN
            : undefined,
        }),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return api;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `https://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
