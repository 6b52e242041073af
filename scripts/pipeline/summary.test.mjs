import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summary } from './summary.mjs';

function report(title, passed, failed, skipped) {
  return {
    step: { title },
    result: { passed, failed, skipped, failures: [] },
    seconds: 1.23,
    lastLines: [`the end of ${title}`],
    logFile: `/logs/${title}`,
  };
}

const lastLine = text => text.trimEnd().split('\n').pop();

test('the last line holds the counts', () => {
  const reports = [report('types', 1, 0, 0), report('unit', 41, 0, 0)];
  const { text, exitCode } = summary(reports, { skipIsFailure: true });
  assert.equal(lastLine(text), '42 passed, 0 failed');
  assert.equal(exitCode, 0);
});

test('a failure is shown with its last lines and sets the exit code', () => {
  const reports = [report('types', 0, 1, 0), report('unit', 41, 0, 0)];
  const { text, exitCode } = summary(reports, { skipIsFailure: false });
  assert.equal(lastLine(text), '41 passed, 1 failed');
  assert.match(text, /the end of types\nThe whole output: \/logs\/types/);
  assert.doesNotMatch(text, /the end of unit/);
  assert.equal(exitCode, 1);
});

test('what is skipped is counted, and is a failure where it has to be', () => {
  const reports = [report('types', 1, 0, 0), report('contract', 0, 0, 1)];
  const lenient = summary(reports, { skipIsFailure: false });
  assert.equal(lastLine(lenient.text), '1 passed, 0 failed, 1 skipped');
  assert.equal(lenient.exitCode, 0);
  assert.equal(summary(reports, { skipIsFailure: true }).exitCode, 1);
});
