import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { closedPort } from '../testing/closedPort.mjs';
import { assertPortFree } from './assertPortFree.mjs';

const asked = { purpose: 'portal', option: '--port' };

test('a port that is taken is named, with the way to choose another', async context => {
  const server = createServer();
  context.after(() => server.close());
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await assert.rejects(
    assertPortFree({ port, ...asked }),
    new RegExp(
      `Port ${port}, which the portal needs, is taken.*npm start -- --port ${
        port + 1
      }`,
    ),
  );
});

test('a free port is fine, and free afterwards', async () => {
  const port = await closedPort();
  await assertPortFree({ port, ...asked });
  await assertPortFree({ port, ...asked });
});
