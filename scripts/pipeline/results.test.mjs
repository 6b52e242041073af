import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { exitCodeResult } from './exitCodeResult.mjs';
import { jestResult } from './jestResult.mjs';
import { nodeTestResult } from './nodeTestResult.mjs';

const jestReport = {
  numTotalTests: 4,
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/a.test.ts',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'a works' },
        {
          status: 'failed',
          fullName: 'b works',
          failureMessages: ['expected 1\nreceived 2'],
        },
      ],
    },
    { name: '/c.test.ts', message: 'cannot be read', assertionResults: [] },
  ],
};

function readJest(context, report, exitCode) {
  const file = path.join(temporaryDirectory(context), 'jest.json');
  writeFileSync(file, JSON.stringify(report));
  return jestResult({ exitCode, file });
}

test('a Jest run counts its tests, and a file that cannot be run as a failure', async context => {
  assert.deepEqual(await readJest(context, jestReport, 1), {
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      'b works\n  expected 1\n  received 2',
      '/c.test.ts\n  cannot be read',
    ],
  });
});

test('a Jest run without a test, without a report, or with a bad end is a failure', async context => {
  const empty = {
    ...jestReport,
    numTotalTests: 0,
    numPassedTests: 0,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
  };
  assert.equal((await readJest(context, empty, 0)).failed, 1);
  assert.equal(
    (await readJest(context, { ...empty, numTotalTests: 2 }, 1)).failed,
    1,
  );
  const nowhere = await jestResult({ exitCode: 0, file: '/does/not/exist' });
  assert.equal(nowhere.failed, 1);
});

test('a run of node --test counts its tests', async context => {
  const directory = temporaryDirectory(context);
  const file = path.join(directory, 'counts.json');
  writeFileSync(
    path.join(directory, 'some.test.mjs'),
    `import { describe, it } from 'node:test';
     describe('a group', () => {
       it('passes', () => {});
       it('fails', () => { throw new Error('no luck'); });
       it.skip('is skipped', () => {});
     });`,
  );
  const reporter = fileURLToPath(
    new URL('./countsReporter.mjs', import.meta.url),
  );
  const environment = { ...process.env };
  // Set in tests: tells a nested run to report to the outer one.
  delete environment.NODE_TEST_CONTEXT;
  const { status } = spawnSync(
    process.execPath,
    [
      '--test',
      `--test-reporter=${reporter}`,
      `--test-reporter-destination=${file}`,
    ],
    { cwd: directory, env: environment },
  );
  assert.deepEqual(await nodeTestResult({ exitCode: status, file }), {
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: ['fails\n  no luck'],
  });
});

test('a check counts as one', async () => {
  const { passed, failed } = await exitCodeResult({ exitCode: 0 });
  assert.deepEqual([passed, failed], [1, 0]);
  assert.equal((await exitCodeResult({ exitCode: 2 })).failed, 1);
  assert.equal((await exitCodeResult({ exitCode: null })).failed, 1);
});
