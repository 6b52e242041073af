import { createServer } from 'node:net';

/**
 * A port of the loopback interface on which nothing listens.
 *
 * @returns {Promise<number>}
 */
export function closedPort() {
  return new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
