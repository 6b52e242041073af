import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
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

test('the lock is free after work that failed', async context => {
  const lock = path.join(temporaryDirectory(context), 'lock');
  const failing = async () => {
    assert.equal(await lockOwner(lock), process.pid);
    throw new Error('no luck');
  };
  await assert.rejects(exclusively(lock, failing), /no luck/);
  assert.equal(await lockOwner(lock), undefined);
});
