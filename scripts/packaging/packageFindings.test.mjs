import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { packageFindings } from './packageFindings.mjs';

const LICENSE = 'the licence';

/** A plugin and what is packed of it, where all is well. */
function wellPacked(context) {
  const root = temporaryDirectory(context);
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(
      path.join(root, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  const common = {
    name: 'some-plugin',
    backstage: { role: 'backend-plugin', pluginId: 'some' },
    files: ['dist', 'config.d.ts', 'migrations'],
  };
  const manifest = {
    ...common,
    backstage: {
      ...common.backstage,
      features: { '.': '@backstage/BackendFeature' },
    },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.cjs.js' },
      './more': { types: './dist/more.d.ts', default: './dist/more.cjs.js' },
      './package.json': './package.json',
    },
    configSchema: 'config.schema.json',
    dependencies: { other: '^1.0.0' },
  };
  write('source/package.json', {
    ...common,
    exports: {
      '.': './src/index.ts',
      './more': './src/more.ts',
      './package.json': './package.json',
    },
    configSchema: 'config.d.ts',
  });
  write('source/migrations/1_first.js', '');
  write('packed/package.json', manifest);
  write('packed/README.md', '');
  write('packed/LICENSE', LICENSE);
  write('packed/migrations/1_first.js', '');
  write('packed/config.schema.json', { properties: { some: {} } });
  for (const name of ['index', 'more']) {
    write(`packed/dist/${name}.d.ts`, '');
    write(`packed/dist/${name}.cjs.js`, '');
  }
  return {
    manifest,
    write,
    remove: file => rmSync(path.join(root, file), { recursive: true }),
    find: () =>
      packageFindings({
        packed: path.join(root, 'packed'),
        source: path.join(root, 'source'),
        license: LICENSE,
      }),
  };
}

test('nothing is wrong with a package that is complete', context => {
  assert.deepEqual(wellPacked(context).find(), []);
});

test('what is lacking is named', context => {
  const plugin = wellPacked(context);
  for (const file of [
    'README.md',
    'migrations/1_first.js',
    'dist/more.d.ts',
    'config.schema.json',
  ]) {
    plugin.remove(`packed/${file}`);
  }
  plugin.write('packed/LICENSE', 'another one');
  assert.deepEqual(plugin.find(), [
    'README.md is missing',
    'LICENSE differs from that of the repository',
    'migrations/1_first.js is missing',
    'types of the entry ./more: ./dist/more.d.ts is missing',
    'the schema of the configuration (config.schema.json) is missing or empty',
  ]);
});

test('what belongs to the repository alone is named', context => {
  const plugin = wellPacked(context);
  plugin.write('packed/src/index.ts', '');
  plugin.write('packed/dist/store/store.test.js', '');
  plugin.write('packed/dist/__testUtils__/fake.js', '');
  assert.deepEqual(plugin.find().sort(), [
    'dist/__testUtils__/fake.js belongs to tests',
    'dist/store/store.test.js is a test',
    'src/index.ts is a source',
  ]);
});

test('a manifest that was not made ready is named', context => {
  const plugin = wellPacked(context);
  plugin.write('packed/package.json', {
    ...plugin.manifest,
    main: 'src/index.ts',
    backstage: { role: 'backend-plugin', pluginId: 'some' },
    dependencies: { other: 'workspace:^' },
  });
  assert.deepEqual(plugin.find(), [
    'package.json main leads to src/index.ts',
    'package.json does not say which feature the package is',
    'dependencies: other is workspace:^',
  ]);
});
