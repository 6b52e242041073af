import { Agent, createServer, request } from 'node:http';
import { pipeline } from 'node:stream';

// Meant for one connection only, see RFC 9110 section 7.6.1.
const HOP_BY_HOP = ['connection', 'keep-alive', 'te', 'trailer', 'upgrade'];

/**
 * Serves the portal's pages at their own address. The backend serves the built app together with its
 * configuration; this hands requests for it through, so that address and port are those of the dev server.
 */
export class FrontDoor {
  #server;
  #agent = new Agent({ keepAlive: true });

  /** @param {{backendPort: number}} options - port of the backend on the loopback interface */
  constructor({ backendPort }) {
    this.#server = createServer((incoming, outgoing) => {
      const headers = { ...incoming.headers };
      HOP_BY_HOP.forEach(name => delete headers[name]);
      const forwarded = request(
        {
          host: '127.0.0.1',
          port: backendPort,
          method: incoming.method,
          path: incoming.url,
          headers,
          agent: this.#agent,
        },
        answer => {
          outgoing.writeHead(answer.statusCode, answer.headers);
          // A connection that breaks concerns its own request only.
          pipeline(answer, outgoing, () => {});
        },
      );
      forwarded.on('error', () => {
        if (!outgoing.headersSent) {
          outgoing.writeHead(502, { 'content-type': 'text/plain' });
        }
        outgoing.end('The backend does not answer.\n');
      });
      outgoing.on('close', () => forwarded.destroy());
      pipeline(incoming, forwarded, () => {});
    });
  }

  /**
   * Starts to listen on the loopback interface.
   *
   * @param {number} port
   * @returns {Promise<void>} rejects when the port cannot be used
   */
  listen(port) {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
  }

  /** Stops to listen and drops open connections. */
  close() {
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }
}
