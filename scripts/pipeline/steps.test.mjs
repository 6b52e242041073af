import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { hasRoomForTwoLanes } from './hasRoomForTwoLanes.mjs';
import { longSteps } from './longSteps.mjs';
import { pipelineSteps } from './steps.mjs';

const steps = pipelineSteps({ root: repositoryRoot, results: '/results' });
const GIBIBYTE = 1024 ** 3;

test('a step stands behind all that it comes after, so that no lane waits for ever', () => {
  const before = new Set();
  for (const { id, after = [] } of steps) {
    assert.deepEqual(
      after.filter(needed => !before.has(needed)),
      [],
      id,
    );
    assert.ok(!before.has(id), `two steps are called ${id}`);
    before.add(id);
  }
});

test('every configuration of Jest that a step names is there', () => {
  const configurations = steps.flatMap(({ directory = '', nodeArguments }) => {
    const position = nodeArguments.indexOf('--config');
    return position < 0
      ? []
      : path.resolve(repositoryRoot, directory, nodeArguments[position + 1]);
  });
  assert.ok(configurations.length > 1);
  assert.deepEqual(
    configurations.filter(file => !existsSync(file)),
    [],
  );
});

test('two lanes need two processors and the memory for both', () => {
  const machine = (processors, gibibytes) => ({
    processors,
    memory: gibibytes * GIBIBYTE,
  });
  assert.equal(hasRoomForTwoLanes(machine(2, 8)), true);
  assert.equal(hasRoomForTwoLanes(machine(1, 64)), false);
  assert.equal(hasRoomForTwoLanes(machine(16, 4)), false);
});

test('workspaces with long tests, and a configuration for them, have a step that is long', context => {
  const root = temporaryDirectory(context);
  const write = file => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  };
  write('yarn.lock');
  write('packages/none/src/index.ts');
  write('plugins/prepared/jest.full.config.js');
  write('plugins/prepared/src/some.test.ts');
  write('plugins/slow/jest.full.config.js');
  write('plugins/slow/src/deep/down/soak.fulltest.ts');
  const [slow, ...others] = longSteps({ root, results: '/results' });
  assert.deepEqual(others, []);
  assert.deepEqual(
    [slow.id, slow.directory, slow.long],
    ['long-slow', 'plugins/slow', true],
  );
});
