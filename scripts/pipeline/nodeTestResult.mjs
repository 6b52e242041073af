import { readFile } from 'node:fs/promises';

/**
 * The result of a run of `node --test`, from the file that `countsReporter.mjs` wrote. A run that
 * found no test counts as a failure.
 *
 * @param {{exitCode: number | null, file: string}} outcome
 * @returns {Promise<import('./exitCodeResult.mjs').StepResult>}
 */
export async function nodeTestResult({ exitCode, file }) {
  try {
    const counts = JSON.parse(await readFile(file, 'utf8'));
    const isEmpty = counts.passed + counts.failed + counts.skipped === 0;
    if (isEmpty || (exitCode !== 0 && counts.failed === 0)) {
      counts.failed = 1;
      counts.failures.push(
        isEmpty
          ? 'No test was found.'
          : `No test failed, and the run ended with ${exitCode}.`,
      );
    }
    return counts;
  } catch {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['The run wrote no result.'],
    };
  }
}
