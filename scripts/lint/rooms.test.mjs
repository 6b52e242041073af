import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';

const require = createRequire(import.meta.url);
const layers = require('./layers.cjs');
const { rooms, zones } = require('./rooms.cjs');

test('a room may use earlier ones, and none that is later or beside it', () => {
  const forbidden = Object.fromEntries(
    zones([['a'], ['b', ['c', 'd']], ['e.ts']]).map(({ target, from }) => [
      target,
      from,
    ]),
  );
  assert.deepEqual(forbidden, {
    './src/a': ['./src/b', './src/c', './src/d', './src/e.ts'],
    './src/b': ['./src/e.ts', './src/c', './src/d'],
    './src/c': ['./src/e.ts', './src/b'],
    './src/d': ['./src/e.ts', './src/b'],
  });
});

test('a new room has to be given a layer', context => {
  const plugin = path.join(
    temporaryDirectory(context),
    'scaffolder-backend-module-openmcp',
  );
  for (const room of layers['scaffolder-backend-module-openmcp'].flat(2)) {
    if (room.endsWith('.ts')) {
      mkdirSync(path.join(plugin, 'src'), { recursive: true });
      writeFileSync(path.join(plugin, 'src', room), '');
    } else {
      mkdirSync(path.join(plugin, 'src', room), { recursive: true });
    }
  }
  assert.doesNotThrow(() => rooms(plugin));
  mkdirSync(path.join(plugin, 'src', 'attic'));
  assert.throws(() => rooms(plugin), /attic has no layer/);
});

test('the documentation shows the layers as they are', () => {
  const page = readFileSync(
    path.join(repositoryRoot, 'docs/explanation/rooms.md'),
    'utf8',
  );
  for (const [plugin, itsLayers] of Object.entries(layers)) {
    assert.ok(existsSync(path.join(repositoryRoot, 'plugins', plugin)));
    const rows = itsLayers.map((layer, index) => {
      const names = layer.map(entry =>
        [entry]
          .flat()
          .map(each => `\`${each}\``)
          .join(' with '),
      );
      return [String(index + 1), names.join(', ')];
    });
    const [, section = ''] = page.split(
      new RegExp(`^## .*\\bplugins/${plugin}\`$`, 'm'),
    );
    const shown = [
      ...section.split(/^## /m)[0].matchAll(/^\| +(\d+) \| (.*?) +\|/gm),
    ].map(([, number, names]) => [number, names]);
    assert.deepEqual(shown, rows, plugin);
  }
});
