import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { appSourceKey } from './appSourceKey.mjs';

function write(root, file, content) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

function repository(context) {
  const root = temporaryDirectory(context);
  const workspace = (name, ...dependencies) =>
    JSON.stringify({
      name,
      dependencies: Object.fromEntries(
        dependencies.map(each => [each, 'workspace:^']),
      ),
    });
  for (const file of ['yarn.lock', 'tsconfig.json', 'app-config.yaml']) {
    write(root, file, '');
  }
  write(root, 'package.json', '{}');
  write(root, 'packages/app/package.json', workspace('app', 'pages'));
  write(root, 'plugins/pages/package.json', workspace('pages', 'common'));
  write(root, 'plugins/common/package.json', workspace('common'));
  write(root, 'plugins/common/src/a.ts', 'first');
  write(root, 'plugins/backend/package.json', workspace('backend'));
  write(root, 'plugins/backend/src/a.ts', 'first');
  return root;
}

test('the app is built again after a change of what it depends on, however far away', context => {
  const root = repository(context);
  const before = appSourceKey(root);
  write(root, 'plugins/common/src/a.ts', 'second');
  assert.notEqual(appSourceKey(root), before);
});

test('the app is not built again after a change elsewhere or of what a build writes', context => {
  const root = repository(context);
  const before = appSourceKey(root);
  write(root, 'plugins/backend/src/a.ts', 'second');
  write(root, 'packages/app/dist/index.html', 'built');
  assert.equal(appSourceKey(root), before);
});
