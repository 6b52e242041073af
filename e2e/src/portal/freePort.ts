import { createServer } from 'node:net';

/**
 * A TCP port on the loopback interface that was free a moment ago.
 *
 * @internal
 */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new Error('The loopback interface gave no port.');
  }
  return address.port;
}
