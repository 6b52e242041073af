import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

const MAX_FAILURES = 20;
const MAX_MESSAGE_LINES = 12;

/**
 * The result of a Jest run, from the file that `--json --outputFile` wrote. A test file that could not
 * be run counts as a failure; so does a run that found no test, or ended badly with no failed test.
 *
 * @param {{exitCode: number | null, file: string}} outcome
 * @returns {Promise<import('./exitCodeResult.mjs').StepResult>}
 */
export async function jestResult({ exitCode, file }) {
  let report;
  try {
    report = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['Jest wrote no result.'],
    };
  }
  const failures = report.testResults.flatMap(failuresOfFile);
  let failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (report.numTotalTests === 0 && failed === 0) {
    failed = 1;
    failures.push('Jest found no test.');
  } else if (exitCode !== 0 && failed === 0) {
    failed = 1;
    failures.push(`No test failed, and Jest ended with ${exitCode}.`);
  }
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failures.slice(0, MAX_FAILURES),
  };
}

function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message && assertionResults.length === 0) {
    return [describeFailure(name, message)];
  }
  return failed.map(({ fullName, failureMessages }) =>
    describeFailure(fullName, failureMessages.join('\n')),
  );
}

function describeFailure(title, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim())
    .slice(0, MAX_MESSAGE_LINES);
  return [title, ...lines.map(line => `  ${line}`)].join('\n');
}
