import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { installKey, isInstalled, writeInstallStamp } from './installStamp.mjs';

function repository(context) {
  const root = temporaryDirectory(context);
  mkdirSync(path.join(root, 'plugins', 'one'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'yarn.lock'), 'first');
  writeFileSync(path.join(root, '.yarnrc.yml'), '');
  writePackage(root, '.', { workspaces: ['plugins/*'] });
  writePackage(root, 'plugins/one', { dependencies: { a: '1.0.0' } });
  return root;
}

function writePackage(root, directory, content) {
  writeFileSync(
    path.join(root, directory, 'package.json'),
    JSON.stringify(content),
  );
}

test('an install is needed after a change of the lockfile', context => {
  const root = repository(context);
  const before = installKey(root, 24);
  writeFileSync(path.join(root, 'yarn.lock'), 'second');
  assert.notEqual(installKey(root, 24), before);
});

test('an install is needed after a change of dependencies of a workspace', context => {
  const root = repository(context);
  const before = installKey(root, 24);
  writePackage(root, 'plugins/one', { dependencies: { a: '1.0.1' } });
  assert.notEqual(installKey(root, 24), before);
});

test('an install is needed for another release of Node', context => {
  const root = repository(context);
  assert.notEqual(installKey(root, 22), installKey(root, 24));
});

test('no install is needed after a change of a script', context => {
  const root = repository(context);
  const before = installKey(root, 24);
  writePackage(root, 'plugins/one', {
    dependencies: { a: '1.0.0' },
    scripts: { build: 'make' },
  });
  assert.equal(installKey(root, 24), before);
});

test('node_modules counts as installed only with the stamp and what yarn leaves', context => {
  const root = repository(context);
  const key = installKey(root, 24);
  const yarnState = path.join(root, 'node_modules', '.yarn-state.yml');
  assert.equal(isInstalled(root, key), false);
  writeInstallStamp(root, key);
  assert.equal(isInstalled(root, key), false);
  writeFileSync(yarnState, '');
  assert.equal(isInstalled(root, key), true);
  assert.equal(isInstalled(root, 'another key'), false);
  rmSync(yarnState);
  assert.equal(isInstalled(root, key), false);
});
