import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { closedPort } from '../testing/closedPort.mjs';
import { FrontDoor } from './FrontDoor.mjs';

async function openFrontDoor(context, backendPort) {
  const port = await closedPort();
  const frontDoor = new FrontDoor({ backendPort });
  context.after(() => frontDoor.close());
  await frontDoor.listen(port);
  return `http://127.0.0.1:${port}`;
}

test('pages come from the backend, with their headers', async context => {
  const backend = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.end(`${request.method} ${request.url}`);
  });
  context.after(() => {
    backend.close();
    backend.closeAllConnections();
  });
  await new Promise(resolve => backend.listen(0, '127.0.0.1', resolve));
  const address = await openFrontDoor(context, backend.address().port);
  const answer = await fetch(`${address}/openmcp?x=1`);
  assert.equal(await answer.text(), 'GET /openmcp?x=1');
  assert.equal(answer.headers.get('cache-control'), 'no-store');
});

test('a backend that is gone is said to be so', async context => {
  const address = await openFrontDoor(context, await closedPort());
  const answer = await fetch(address);
  assert.equal(answer.status, 502);
  assert.match(await answer.text(), /backend does not answer/);
});
