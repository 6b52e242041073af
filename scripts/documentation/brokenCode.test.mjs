import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { brokenCode } from './brokenCode.mjs';

/** A repository with one package, of which there are declarations alone. */
function repository(context, page) {
  const root = temporaryDirectory(context);
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  symlinkSync(
    path.join(repositoryRoot, 'node_modules'),
    path.join(root, 'node_modules'),
  );
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        skipLibCheck: true,
        jsx: 'react-jsx',
        target: 'ES2022',
        moduleResolution: 'bundler',
      },
    }),
  );
  write(
    'packages/one/package.json',
    '{"name":"one","exports":{".":"./src/index.ts","./more":"./src/more.ts"}}',
  );
  write(
    'dist-types/packages/one/src/index.d.ts',
    'export declare function first(name: string): Promise<void>;',
  );
  write(
    'dist-types/packages/one/src/more.d.ts',
    'export declare const Card: (props: { title: string }) => null;',
  );
  write('README.md', page.join('\n'));
  return root;
}

test('code that does not compile is named with its page and line, whatever it shows', context => {
  const root = repository(context, [
    '```ts',
    "import { first } from 'one';",
    "await first('a');",
    '```',
    'An element:',
    '```tsx',
    "import { Card } from 'one/more';",
    '',
    '<Card title="a" />;',
    '```',
    'An answer:',
    '```ts',
    "import { first } from 'one';",
    "return first('a');",
    '```',
    'Mistakes:',
    '```ts',
    "import { first } from 'one';",
    'await first(1);',
    '```',
    '```tsx',
    "import { Card } from 'one/more';",
    '',
    '<Card name="a" />',
    '```',
    '```ts',
    "import { second } from 'one';",
    '```',
    '```json',
    'nothing of this kind',
    '```',
  ]);
  const { blocks, problems } = brokenCode({ root });
  assert.equal(blocks, 6);
  assert.deepEqual(
    problems.map(problem => /^README\.md:\d+/.exec(problem)?.[0] ?? problem),
    ['README.md:18', 'README.md:22', 'README.md:27'],
  );
  assert.match(problems[0], /'number' is not assignable .* 'string'/);
});
