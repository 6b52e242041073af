import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { isRunning } from '../testing/isRunning.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { waitUntil } from '../testing/waitUntil.mjs';
import { exitCodeResult } from './exitCodeResult.mjs';
import { runPipeline } from './runPipeline.mjs';
import { StepProgress } from './StepProgress.mjs';

function step(id, exitCode, further = {}) {
  return {
    id,
    title: id,
    lane: 'computing',
    nodeArguments: [
      '-e',
      `console.log('this is ${id}'); process.exit(${exitCode})`,
    ],
    result: exitCodeResult,
    ...further,
  };
}

/** Ends well as soon as a file is there, which `begun` tells of the step that writes it. */
function meets(id, other, lane) {
  return step(id, 0, {
    lane,
    nodeArguments: [
      '-e',
      `const fs = require('node:fs');
       fs.writeFileSync('${id}', '');
       setInterval(() => fs.existsSync('${other}') && process.exit(0), 10);
       setTimeout(() => process.exit(1), 20_000);`,
    ],
  });
}

/** Writes its process id, and never ends. */
function endless(id, lane) {
  return step(id, 0, {
    lane,
    nodeArguments: [
      '-e',
      `require('node:fs').writeFileSync('${id}', String(process.pid));
       setInterval(() => {}, 1000);`,
    ],
  });
}

function run(context, steps, options = {}) {
  const directory = temporaryDirectory(context);
  let output = '';
  const reports = runPipeline({
    steps,
    root: directory,
    results: directory,
    environment: {},
    offers: new Set(),
    signal: new AbortController().signal,
    progress: new StepProgress({
      stream: {
        write: text => {
          output += text;
        },
      },
    }),
    ...options,
  });
  const wrote = name => {
    const file = path.join(directory, name);
    return existsSync(file) && readFileSync(file, 'utf8');
  };
  return { reports, wrote, output: () => output };
}

const countsOf = reports =>
  reports.map(({ result }) => [result.passed, result.failed, result.skipped]);

test('all steps run, whatever fails, but those that need a failed one', async context => {
  const { reports } = run(context, [
    step('bad', 1),
    step('good', 0, { lane: 'waiting' }),
    step('depends on bad', 0, { lane: 'waiting', after: ['bad'] }),
    step('depends on good', 0, { after: ['good'] }),
  ]);
  assert.deepEqual(countsOf(await reports), [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
    [1, 0, 0],
  ]);
  const [bad, , dependent] = await reports;
  assert.deepEqual(bad.lastLines, ['this is bad']);
  assert.match(dependent.skippedBecause, /"bad" did not succeed/);
});

test('a step that needs what the machine has not got is skipped', async context => {
  const steps = [step('contract', 0, { needs: 'real control plane' })];
  const [skipped] = await run(context, steps).reports;
  assert.equal(skipped.result.skipped, 1);
  assert.match(skipped.skippedBecause, /no real control plane/);
  const offers = new Set(['real control plane']);
  const [done] = await run(context, steps, { offers }).reports;
  assert.equal(done.result.passed, 1);
});

test('lanes run beside each other', async context => {
  const { reports } = run(context, [
    meets('one', 'other', 'computing'),
    meets('other', 'one', 'waiting'),
  ]);
  assert.deepEqual(countsOf(await reports), [
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('a step waits for what it comes after in another lane', async context => {
  const writesLate = `setTimeout(() => require('node:fs').writeFileSync('app', ''), 300)`;
  const needsIt = `process.exit(require('node:fs').existsSync('app') ? 0 : 1)`;
  const { reports } = run(context, [
    step('app', 0, { nodeArguments: ['-e', writesLate] }),
    step('journey', 0, {
      lane: 'waiting',
      after: ['app'],
      nodeArguments: ['-e', needsIt],
    }),
  ]);
  assert.deepEqual(countsOf(await reports), [
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('in one lane the steps run one after the other', async context => {
  const alone = id =>
    step(id, 0, {
      lane: id,
      nodeArguments: [
        '-e',
        `const fs = require('node:fs');
         if (fs.existsSync('busy')) process.exit(1);
         fs.writeFileSync('busy', '');
         setTimeout(() => fs.rmSync('busy'), 200);`,
      ],
    });
  const { reports } = run(context, [alone('first'), alone('second')], {
    oneLane: true,
  });
  assert.deepEqual(countsOf(await reports), [
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('an interruption ends the steps of all lanes, and starts no other', async context => {
  const interruption = new AbortController();
  const { reports, wrote } = run(
    context,
    [
      endless('one', 'computing'),
      endless('next', 'computing'),
      endless('other', 'waiting'),
    ],
    { signal: interruption.signal },
  );
  const processIds = await waitUntil(
    () => wrote('one') && wrote('other') && [wrote('one'), wrote('other')],
  );
  interruption.abort(new Error('interrupted'));
  await assert.rejects(reports, /interrupted/);
  assert.deepEqual(
    processIds.map(id => isRunning(Number(id))),
    [false, false],
  );
  assert.equal(wrote('next'), false);
});

test('a result that cannot be read ends everything and is told', async context => {
  const { reports, wrote } = run(context, [
    step('odd', 0, {
      nodeArguments: [
        '-e',
        `setInterval(() => require('node:fs').existsSync('other') && process.exit(0), 10)`,
      ],
      result: () => Promise.reject(new Error('no such result')),
    }),
    endless('other', 'waiting'),
  ]);
  await assert.rejects(reports, /no such result/);
  assert.equal(isRunning(Number(wrote('other'))), false);
});

test('a step can stand back for others', async context => {
  const { reports } = run(context, [
    step('nice', 0, {
      niceness: 17,
      // It may begin before its priority is set.
      nodeArguments: [
        '-e',
        `const { getPriority } = require('node:os');
         setInterval(() => getPriority() === 17 && process.exit(0), 10);
         setTimeout(() => process.exit(1), 20_000);`,
      ],
    }),
  ]);
  assert.deepEqual(countsOf(await reports), [[1, 0, 0]]);
});

test('each step is announced, and told how it ended', async context => {
  const { reports, output } = run(context, [
    step('good', 0),
    step('bad', 1),
    step('dependent', 0, { after: ['bad'] }),
  ]);
  const [, bad] = await reports;
  assert.deepEqual(
    output()
      .replace(/\(\d+ s\)/g, '(time)')
      .split('\n'),
    [
      'good …',
      'good: passed (time)',
      'bad …',
      `bad: 1 failed, see ${bad.logFile} (time)`,
      'dependent: skipped, "bad" did not succeed',
      '',
    ],
  );
});
