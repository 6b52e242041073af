import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { duplicatesInLockfile } from './duplicatesInLockfile.mjs';
import { duplicatesInModules } from './duplicatesInModules.mjs';

const lockEntry = (name, version) =>
  `"${name}@npm:^${version}":
  version: ${version}
  resolution: "${name}@npm:${version}"
  languageName: node
`;

function install(root, directory, version) {
  const target = path.join(root, directory);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'package.json'), JSON.stringify({ version }));
}

test('two versions of one package in the lockfile are found', context => {
  const root = temporaryDirectory(context);
  writeFileSync(
    path.join(root, 'yarn.lock'),
    [
      lockEntry('@backstage/config', '1.0.0'),
      lockEntry('@backstage/config', '2.0.0'),
      lockEntry('@backstage/errors', '1.0.0'),
      lockEntry('react', '17.0.0'),
      lockEntry('react', '18.0.0'),
    ].join('\n'),
  );
  assert.deepEqual(
    duplicatesInLockfile(root, '@backstage/'),
    new Map([['@backstage/config', ['1.0.0', '2.0.0']]]),
  );
});

test('two installed versions are found, below a package as well as below a workspace', context => {
  const root = temporaryDirectory(context);
  install(root, 'node_modules/@backstage/config', '1.0.0');
  install(root, 'node_modules/a/node_modules/@backstage/config', '2.0.0');
  install(root, 'node_modules/@backstage/errors', '1.0.0');
  install(root, 'plugins/one/node_modules/@backstage/errors', '3.0.0');
  install(root, 'node_modules/@backstage/types', '1.0.0');
  install(root, 'plugins/one/node_modules/@backstage/types', '1.0.0');
  assert.deepEqual(
    duplicatesInModules(root, '@backstage/'),
    new Map([
      ['@backstage/config', ['1.0.0', '2.0.0']],
      ['@backstage/errors', ['1.0.0', '3.0.0']],
    ]),
  );
});
