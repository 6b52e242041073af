import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOptions } from './startOptions.mjs';

test('without options the portal stands on the usual ports with simulated clusters', () => {
  assert.deepEqual(startOptions([]), {
    real: false,
    watch: false,
    port: 3000,
    backendPort: 7007,
    clusters: ['eu-live', 'eu-canary'],
  });
});

test('options that make no sense are named', () => {
  for (const [commandLine, message] of [
    [['--port', 'x'], /--port has to be a number from 1 to 65535, not "x"/],
    [['--backend-port', '70000'], /--backend-port has to be/],
    [['--port', '7007'], /are both 7007/],
    [['--reel'], /--reel.*npm start -- \[options\]/s],
  ]) {
    assert.throws(() => startOptions(commandLine), message);
  }
});
