import { createServer } from 'node:net';
import { freePorts, isPortFree, releasePorts } from './freePorts';

describe('freePorts', () => {
  it('gives different ports that can be listened on', async () => {
    const first = await freePorts(20);
    const second = await freePorts(20);
    expect(new Set([...first, ...second]).size).toBe(40);
    for (const port of first) {
      await expect(isPortFree(port)).resolves.toBe(true);
    }
    releasePorts([...first, ...second]);
  });

  it('stays below the ports of outgoing connections', async () => {
    const ports = await freePorts(50);
    expect(Math.max(...ports)).toBeLessThan(32_768);
    releasePorts(ports);
  });

  it('notices a port that somebody listens on', async () => {
    const [port] = await freePorts(1);
    const server = createServer();
    await new Promise<void>(resolve =>
      server.listen({ host: '127.0.0.1', port }, resolve),
    );
    await expect(isPortFree(port)).resolves.toBe(false);
    await new Promise(resolve => server.close(resolve));
    releasePorts([port]);
  });
});
