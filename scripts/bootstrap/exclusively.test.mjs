import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { waitUntil } from '../testing/waitUntil.mjs';
import { exclusively, lockOwner } from './exclusively.mjs';

test('work under one lock never overlaps', async context => {
  const lock = path.join(temporaryDirectory(context), 'lock');
  let running = 0;
  let most = 0;
  const work = () =>
    exclusively(lock, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(resolve => setImmediate(resolve));
      running -= 1;
    });
  await Promise.all([work(), work(), work()]);
  assert.equal(most, 1);
  assert.equal(existsSync(lock), false);
});

test('the lock of a dead process is taken over', async context => {
  const lock = path.join(temporaryDirectory(context), 'lock');
  writeFileSync(lock, '999999999');
  assert.equal(await lockOwner(lock), undefined);
  assert.equal(await exclusively(lock, async () => 'done'), 'done');
});

test('the lock of a process whose id another one has by now is taken over', async context => {
  const lock = path.join(temporaryDirectory(context), 'lock');
  // As after a restart of a container, where each process gets the id that it had before.
  writeFileSync(lock, `${process.pid} of-another-start`);
  assert.equal(await lockOwner(lock), undefined);
  assert.equal(await exclusively(lock, async () => 'done'), 'done');
});

test('work of processes never overlaps, also when one of them is killed', async context => {
  const directory = temporaryDirectory(context);
  const lock = path.join(directory, 'lock');
  const marks = path.join(directory, 'marks');
  const start = ending =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { appendFileSync } from 'node:fs';
         import { exclusively } from ${JSON.stringify(
           new URL('./exclusively.mjs', import.meta.url).href,
         )};
         await exclusively(${JSON.stringify(lock)}, async () => {
           appendFileSync(${JSON.stringify(marks)}, 'begin\\n');
           ${ending}
         });`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  const killed = start('await new Promise(() => setInterval(() => {}, 1000));');
  context.after(() => killed.kill('SIGKILL'));
  await waitUntil(() => existsSync(marks));
  const others = [1, 2, 3].map(() =>
    start(`await new Promise(resolve => setImmediate(resolve));
           appendFileSync(${JSON.stringify(marks)}, 'end\\n');`),
  );
  const ends = others.map(
    child => new Promise(resolve => child.once('close', resolve)),
  );
  assert.equal(readFileSync(marks, 'utf8'), 'begin\n');
  killed.kill('SIGKILL');
  assert.deepEqual(await Promise.all(ends), [0, 0, 0]);
  assert.equal(
    readFileSync(marks, 'utf8'),
    `begin\n${'begin\nend\n'.repeat(3)}`,
  );
  assert.deepEqual(readdirSync(directory), ['marks']);
});

test('the lock is free after work that failed', async context => {
  const lock = path.join(temporaryDirectory(context), 'lock');
  const failing = async () => {
    assert.equal(await lockOwner(lock), process.pid);
    throw new Error('no luck');
  };
  await assert.rejects(exclusively(lock, failing), /no luck/);
  assert.equal(await lockOwner(lock), undefined);
});
