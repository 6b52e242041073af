import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const run = fileURLToPath(new URL('./run.mjs', import.meta.url));

test('a command that does not exist is answered with the ones that do', () => {
  const { status, stderr } = spawnSync(process.execPath, [run, 'strat'], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(
    stderr,
    /start \| test \| test:full \| bench \| platform-cluster/,
  );
  assert.doesNotMatch(stderr, /at .*\.mjs/);
});
