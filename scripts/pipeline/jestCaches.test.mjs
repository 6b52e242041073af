import assert from 'node:assert/strict';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { forgetOldJestCaches } from './forgetOldJestCaches.mjs';
import { jestCacheDirectory } from './jestCacheDirectory.mjs';

const DAY = 24 * 60 * 60;

function cloneWith(context, lockfile) {
  const root = temporaryDirectory(context);
  writeFileSync(path.join(root, 'yarn.lock'), lockfile);
  return root;
}

test('clones of the same dependencies share a cache, others have their own', context => {
  const first = jestCacheDirectory(cloneWith(context, 'one'));
  assert.equal(jestCacheDirectory(cloneWith(context, 'one')), first);
  assert.notEqual(jestCacheDirectory(cloneWith(context, 'two')), first);
});

test('a cache that nobody used for a month goes, the one in use never', context => {
  const parent = temporaryDirectory(context);
  const cacheUsed = (name, daysAgo) => {
    const directory = path.join(parent, name);
    mkdirSync(directory);
    const seconds = Date.now() / 1000 - daysAgo * DAY;
    utimesSync(directory, seconds, seconds);
    return directory;
  };
  const mine = cacheUsed('mine', 100);
  const recent = cacheUsed('recent', 29);
  const old = cacheUsed('old', 31);
  forgetOldJestCaches(mine);
  assert.deepEqual([mine, recent, old].map(existsSync), [true, true, false]);

  // It was used just now.
  forgetOldJestCaches(recent);
  assert.ok(existsSync(mine));
});

test('the first cache of all is made', context => {
  const directory = path.join(temporaryDirectory(context), 'jest', 'key');
  forgetOldJestCaches(directory);
  assert.ok(existsSync(directory));
});
