/**
 * What a step found.
 *
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures - one text per failure, where the step tells them apart
 */

/**
 * The result of a check that says by its exit code whether all is well. It counts as one.
 *
 * @param {{exitCode: number | null}} outcome
 * @returns {Promise<StepResult>}
 */
export async function exitCodeResult({ exitCode }) {
  const passed = exitCode === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, skipped: 0, failures: [] };
}
