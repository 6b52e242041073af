import { createServer, Server } from 'node:net';

/*
 * Below the range from which Linux and macOS take the port of an outgoing
 * connection: else, while an API server is down, a connection of anybody could
 * sit on its port, and it could not come back.
 */
const firstPort = 15_000;
const lastPort = 32_000;
const attempts = 200;

const handedOut = new Set<number>();

function listen(port: number): Promise<Server | undefined> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () =>
      resolve(server),
    );
  });
}

/**
 * Tells whether a port of the loopback interface can be listened on.
 *
 * @param port - the port
 * @returns true when nobody has it
 * @internal
 */
export async function isPortFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (!server) {
    return false;
  }
  await new Promise(resolve => server.close(resolve));
  return true;
}

/**
 * Finds ports of the loopback interface on which nobody listens. This process
 * gets each port once only; another process may still take one in between, so
 * the caller has to try again when a program cannot listen.
 *
 * @param count - how many
 * @returns different ports
 * @throws Error when no free one is found
 * @internal
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let attempt = 0; ports.length < count; attempt++) {
    if (attempt === attempts) {
      throw new Error(
        `Found no free port on 127.0.0.1 between ${firstPort} and ${lastPort} in ${attempts} attempts`,
      );
    }
    const port =
      firstPort + Math.floor(Math.random() * (lastPort - firstPort + 1));
    if (!handedOut.has(port)) {
      handedOut.add(port);
      if (await isPortFree(port)) {
        ports.push(port);
      } else {
        handedOut.delete(port);
      }
    }
  }
  return ports;
}

/**
 * Gives ports back, so that this process may use them again.
 *
 * @param ports - ports of {@link freePorts}
 * @internal
 */
export function releasePorts(ports: number[]): void {
  ports.forEach(port => handedOut.delete(port));
}
