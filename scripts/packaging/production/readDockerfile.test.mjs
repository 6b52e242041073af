import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot as root } from '../../bootstrap/paths.mjs';
import { readDockerfile } from './readDockerfile.mjs';

test('a Dockerfile is read from where it works as a user without rights', () => {
  assert.deepEqual(
    readDockerfile(
      [
        '# First',
        'FROM node:24',
        'COPY a /tmp/a',
        'RUN apt-get update',
        'USER node',
        'WORKDIR /app',
        'ENV NODE_ENV=production',
        'COPY --chown=node:node b c ./',
        'RUN --mount=type=cache,target=/x,uid=1000 \\',
        '    A=b first && second',
        '# Last',
        'CMD ["node", "main", \\',
        '     "--config", "a"]',
      ].join('\n'),
    ),
    {
      steps: [{ copy: ['b', 'c'], to: './' }, { run: 'A=b first && second' }],
      environment: { NODE_ENV: 'production' },
      command: ['node', 'main', '--config', 'a'],
    },
  );
});

test('an instruction that is not understood is an error', () => {
  assert.throws(() => readDockerfile('ADD a b'), /ADD is not understood/);
});

test('what the image copies is let in by .dockerignore, file by file', () => {
  const letIn = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('!'))
    .map(line => line.slice(1));
  const { steps } = readDockerfile(
    readFileSync(path.join(root, 'packages/backend/Dockerfile'), 'utf8'),
  );
  const copied = steps.flatMap(({ copy = [] }) => copy);
  assert.ok(copied.length > 5);
  assert.deepEqual(
    copied
      .map(file => path.normalize(file))
      .filter(file => !letIn.includes(file)),
    [],
  );
});
