import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { brokenCommands } from './brokenCommands.mjs';
import { optionProblem } from './optionProblem.mjs';

test('commands that name what does not exist are found, and others are left alone', context => {
  const root = temporaryDirectory(context);
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  write(
    'package.json',
    '{"scripts":{"start":"x","build:all":"x"},"workspaces":["packages/*"]}',
  );
  write('packages/one/package.json', '{"name":"one","scripts":{"test":"x"}}');
  write('deploy/there.yaml', '');
  write(
    'page.md',
    [
      'Say `npm run nothing` or `npm start -- --rael`, and no `npm` alone.',
      '```',
      'npm run neither',
      '```',
      '```sh',
      'npm start -- --real && npm run gone',
      'yarn build:all',
      'yarn build:none',
      'yarn workspace one test',
      'yarn workspace one gone',
      'yarn workspace two test',
      'kubectl apply -f deploy/there.yaml',
      'kubectl apply -f deploy/gone.yaml',
      'kubectl get pods | grep gone',
      'node scripts/gone.mjs',
      '```',
      '```yaml',
      'npm run nothing',
      '```',
    ].join('\n'),
  );
  assert.deepEqual(brokenCommands(root), [
    'page.md: npm run neither: there is no script neither',
    'page.md: npm run gone: there is no script gone',
    'page.md: yarn build:none: there is no script build:none',
    'page.md: yarn workspace one gone: that workspace has no script gone',
    'page.md: yarn workspace two test: there is no workspace two',
    'page.md: kubectl apply -f deploy/gone.yaml: deploy/gone.yaml does not exist',
    'page.md: node scripts/gone.mjs: scripts/gone.mjs does not exist',
    'page.md: npm run nothing: there is no script nothing',
    'page.md: npm start -- --rael: it has no option --rael',
  ]);
});

test('steps that do not exist are found', () => {
  const words = 'npm run test:full -- --only types,gone'.split(' ');
  assert.equal(
    optionProblem('test:full', words, repositoryRoot),
    'there is no step gone',
  );
});
