import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isRunning } from '../testing/isRunning.mjs';
import { waitUntil } from '../testing/waitUntil.mjs';

const fixture = fileURLToPath(
  new URL('../testing/callerFixture.mjs', import.meta.url),
);

/** Starts a process that stands for npm and runs a script; answers with both. */
async function startCaller(context, script) {
  const caller = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  context.after(() => caller.kill('SIGKILL'));
  let output = '';
  caller.stdout.on('data', text => {
    output += text;
  });
  const match = await waitUntil(() => /id (\d+)\n/.exec(output));
  return { caller, processId: Number(match[1]) };
}

const call = JSON.stringify;

test('a process ends with the npm that called it', async context => {
  const { caller, processId } = await startCaller(
    context,
    `require('node:child_process').spawn(${call(process.execPath)}, [${call(
      fixture,
    )}], { stdio: 'inherit' })`,
  );
  assert.ok(isRunning(processId));
  caller.kill('SIGKILL');
  await waitUntil(() => !isRunning(processId));
});

// The parent of a parent is known on Linux only.
if (process.platform === 'linux') {
  test('a process ends with the npm that called it through a shell', async context => {
    const { caller, processId } = await startCaller(
      context,
      `require('node:child_process').spawn('sh', ['-c', ${call(
        `"${process.execPath}" "${fixture}"; true`,
      )}], { stdio: 'inherit' })`,
    );
    assert.ok(isRunning(processId));
    caller.kill('SIGKILL');
    await waitUntil(() => !isRunning(processId));
  });
}
