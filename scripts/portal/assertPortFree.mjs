import { connect, createServer } from 'node:net';
import { ExpectedError } from '../bootstrap/ExpectedError.mjs';

/**
 * Makes sure that a port of the loopback interface can be used.
 *
 * @param {{port: number, purpose: string, option: string}} options - what the port is for and the option that chooses another
 * @throws ExpectedError naming the port and how to choose another one
 */
export async function assertPortFree({ port, purpose, option }) {
  const reason = (await isAnswering(port))
    ? 'is taken by another program'
    : await listenFailure(port);
  if (reason) {
    throw new ExpectedError(
      `Port ${port}, which the ${purpose} needs, ${reason}. ` +
        `End that program or choose another port: npm start -- ${option} ${
          port + 1
        }`,
    );
  }
}

// A program that listens on one address only does not always hinder another from listening there, too.
async function isAnswering(port) {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      host =>
        new Promise(resolve => {
          const socket = connect({ host, port });
          socket.once('connect', () => {
            socket.destroy();
            resolve(true);
          });
          socket.once('error', () => resolve(false));
        }),
    ),
  );
  return answers.includes(true);
}

function listenFailure(port) {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', error =>
      resolve(
        error.code === 'EADDRINUSE'
          ? 'is taken by another program'
          : `cannot be used (${error.code})`,
      ),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}
