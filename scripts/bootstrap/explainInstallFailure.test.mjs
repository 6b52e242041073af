import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainInstallFailure, isHopeless } from './explainInstallFailure.mjs';

// What yarn, npm and pip print on machines without a network, in so many ways.
const WITHOUT_NETWORK = [
  '➤ YN0001: │ Error [ERR_SOCKET_CLOSED_BEFORE_CONNECTION]: Socket closed before the connection was established',
  '➤ YN0001: │ RequestError: getaddrinfo EAI_AGAIN registry.example.com',
  'npm error network request to https://registry.example.com failed, reason: connect ETIMEDOUT',
  "NewConnectionError('<HTTPSConnection object>: Failed to establish a new connection: [Errno 101] Network is unreachable')",
];

test('a machine without a network is told so, and what leads to one', async () => {
  for (const line of WITHOUT_NETWORK) {
    assert.match(
      await explainInstallFailure(line, { environment: {} }),
      /^The npm registry cannot be reached: .*Is there a network\? .*HTTPS_PROXY/,
      line,
    );
  }
});

test('yarn is not waited for when one package cannot be fetched for a reason that all have', () => {
  assert.deepEqual(WITHOUT_NETWORK.map(isHopeless), [true, true, false, false]);
  assert.equal(isHopeless('➤ YN0000: ┌ Fetch step'), false);
  assert.equal(
    isHopeless('➤ YN0001: │ Error: a@npm:1.0.0: something else'),
    false,
  );
});

test('an unknown reason is left to what was printed', async () => {
  assert.equal(
    await explainInstallFailure('boom', { environment: {} }),
    undefined,
  );
});
