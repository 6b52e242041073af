import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isRunning } from '../testing/isRunning.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { waitUntil } from '../testing/waitUntil.mjs';

const fixture = fileURLToPath(
  new URL('../testing/householdFixture.mjs', import.meta.url),
);

/** Starts the fixture and waits for the ids of the processes that it started. */
async function startFixture(context, ending) {
  const directory = temporaryDirectory(context);
  const child = spawn(
    process.execPath,
    [fixture, directory, ...(ending ? [ending] : [])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  context.after(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', text => {
    output += text;
  });
  const exited = new Promise(resolve => child.once('close', resolve));
  const ids = await waitUntil(() => /ids (\d+) (\d+)\n/.exec(output));
  const reason = async () => {
    await exited;
    return JSON.parse(output.trim().split('\n').pop());
  };
  return {
    child,
    reason,
    directory,
    members: [Number(ids[1]), Number(ids[2])],
  };
}

function allGone(processIds) {
  return waitUntil(() => !processIds.some(isRunning));
}

test('everything ends with the parent, also when that is killed', async context => {
  const { child, members } = await startFixture(context);
  child.kill('SIGKILL');
  await allGone(members);
});

test('a signal ends everything in order', async context => {
  const { child, members, reason } = await startFixture(context);
  child.kill('SIGINT');
  assert.deepEqual(await reason(), { signal: 'SIGINT' });
  await allGone(members);
});

test('the death of one process ends the others and is told with its last words', async context => {
  const { members, reason, directory } = await startFixture(
    context,
    `console.error('no more'); setImmediate(() => process.exit(3));`,
  );
  const { name, code, lastLines } = await reason();
  assert.equal(name, 'second');
  assert.equal(code, 3);
  assert.equal(lastLines.at(-1), 'no more');
  assert.match(
    readFileSync(path.join(directory, 'second.log'), 'utf8'),
    /no more/,
  );
  await allGone(members);
});
