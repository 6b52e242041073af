import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { closedPort } from '../testing/closedPort.mjs';
import { repositoryWithRealYarn } from '../testing/repositoryWithRealYarn.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { ensureDependencies } from './ensureDependencies.mjs';

const runtime = {
  node: process.execPath,
  home: path.dirname(path.dirname(process.execPath)),
  major: 24,
};

/** A repository whose yarn only notes that it was called, and how. */
function repositoryWithNotingYarn(context) {
  const root = temporaryDirectory(context);
  writeFileSync(path.join(root, 'package.json'), '{}');
  writeFileSync(path.join(root, 'yarn.lock'), 'first');
  writeFileSync(path.join(root, '.yarnrc.yml'), 'yarnPath: yarn.cjs\n');
  writeFileSync(
    path.join(root, 'yarn.cjs'),
    `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
     appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
     mkdirSync('node_modules', { recursive: true });
     writeFileSync('node_modules/.yarn-state.yml', '');`,
  );
  return { root, calls: () => readFileSync(path.join(root, 'calls'), 'utf8') };
}

test('dependencies are installed once, and again when the lockfile has changed', async context => {
  const { root, calls } = repositoryWithNotingYarn(context);
  assert.equal(await ensureDependencies({ root, runtime }), true);
  assert.equal(await ensureDependencies({ root, runtime }), false);
  assert.equal(calls(), 'install --immutable\n');
  writeFileSync(path.join(root, 'yarn.lock'), 'second');
  assert.equal(await ensureDependencies({ root, runtime }), true);
  assert.equal(calls(), 'install --immutable\ninstall --immutable\n');
});

test('two runs at the same time install once', async context => {
  const { root, calls } = repositoryWithNotingYarn(context);
  await Promise.all([
    ensureDependencies({ root, runtime }),
    ensureDependencies({ root, runtime }),
  ]);
  assert.equal(calls(), 'install --immutable\n');
});

test('a registry that cannot be reached is named as the reason, and the next run tries again', async context => {
  const { root, environment } = repositoryWithRealYarn(context, {
    registry: `http://127.0.0.1:${await closedPort()}`,
  });
  const attempt = () => ensureDependencies({ root, runtime, environment });
  await assert.rejects(
    attempt,
    /The npm registry cannot be reached: ECONNREFUSED.*HTTPS_PROXY/s,
  );
  await assert.rejects(attempt, /cannot be reached/);
});
