import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../bootstrap/paths.mjs';

const require = createRequire(import.meta.url);
const { createTransformer } = require('./contentKeyedTransform.cjs');
const { withSharedTransforms } = require('./withSharedTransforms.cjs');

const transform = require.resolve(
  '@backstage/cli-module-test-jest/config/jestSwcTransform',
);
const options = { jsc: { parser: { syntax: 'typescript' } } };
const source = 'const a: number = 1;\nexport default a;\n';
const file = path.join(repositoryRoot, 'plugins/any/src/a.ts');

const here = { instrument: false, supportsStaticESM: false };
const keyOf = (text, filename, jestOptions, swcOptions = options) =>
  createTransformer({ transform, options: swcOptions }).getCacheKey(
    text,
    filename,
    { ...here, config: {}, configString: '', ...jestOptions },
  );

test('projects share what they compile, whatever else they are told', () => {
  const first = keyOf(source, file, { configString: 'of one project' });
  assert.equal(keyOf(source, file, { configString: 'of another' }), first);
});

test('another text, name, compiler option or kind of module is compiled anew', () => {
  const keys = [
    keyOf(source, file),
    keyOf(`${source} `, file),
    keyOf(source, `${file}x`),
    keyOf(source, file, {}, { ...options, sourceMaps: true }),
    keyOf(source, file, { supportsStaticESM: true }),
    keyOf(source, file, { instrument: true }),
  ];
  assert.equal(new Set(keys).size, keys.length);
});

test('what is compiled says nothing of the place of the clone', () => {
  const transformer = createTransformer({ transform, options });
  const { code } = transformer.process(source, file, here);
  assert.match(code, /const a = 1;/);
  const map = JSON.parse(
    Buffer.from(/base64,(\S+)/.exec(code)[1], 'base64').toString(),
  );
  assert.deepEqual(map.sources, ['a.ts']);
  assert.ok(!JSON.stringify(map).includes(repositoryRoot));
});

test('only the compiler is wrapped', () => {
  const styles = '/somewhere/jestFileTransform.js';
  const project = {
    rootDir: '/somewhere',
    transform: { '\\.ts$': [transform, options], '\\.svg$': styles },
  };
  const { rootDir, transform: shared } = withSharedTransforms(project);
  assert.equal(rootDir, '/somewhere');
  assert.equal(shared['\\.svg$'], styles);
  const [wrapper, told] = shared['\\.ts$'];
  assert.equal(path.basename(wrapper), 'contentKeyedTransform.cjs');
  assert.deepEqual(told, { transform, options });
});
