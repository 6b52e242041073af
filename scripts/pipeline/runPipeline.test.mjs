import assert from 'node:assert/strict';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { exitCodeResult } from './exitCodeResult.mjs';
import { runPipeline } from './runPipeline.mjs';

function step(id, exitCode, further = {}) {
  return {
    id,
    title: id,
    nodeArguments: [
      '-e',
      `console.log('this is ${id}'); process.exit(${exitCode})`,
    ],
    result: exitCodeResult,
    ...further,
  };
}

function run(context, steps, offers = []) {
  const directory = temporaryDirectory(context);
  return runPipeline({
    steps,
    root: directory,
    results: directory,
    environment: {},
    offers: new Set(offers),
    signal: new AbortController().signal,
  });
}

test('all steps run, whatever fails, but those that need a failed one', async context => {
  const reports = await run(context, [
    step('bad', 1),
    step('good', 0),
    step('depends on bad', 0, { after: ['bad'] }),
    step('depends on good', 0, { after: ['good'] }),
  ]);
  assert.deepEqual(
    reports.map(({ result }) => [result.passed, result.failed, result.skipped]),
    [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
      [1, 0, 0],
    ],
  );
  assert.deepEqual(reports[0].lastLines, ['this is bad']);
  assert.match(reports[2].skippedBecause, /"bad" did not succeed/);
});

test('a step that needs what the machine has not got is skipped', async context => {
  const steps = [
    step('contract', 0, { needs: 'real control plane', early: true }),
  ];
  const [skipped] = await run(context, steps);
  assert.equal(skipped.result.skipped, 1);
  assert.match(skipped.skippedBecause, /no real control plane/);
  const [done] = await run(context, steps, ['real control plane']);
  assert.equal(done.result.passed, 1);
});
