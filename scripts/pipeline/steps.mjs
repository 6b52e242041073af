import { checkSteps } from './checkSteps.mjs';
import { controlPlaneSteps } from './controlPlaneSteps.mjs';
import { longSteps } from './longSteps.mjs';
import { packagingSteps } from './packagingSteps.mjs';
import { testSteps } from './testSteps.mjs';

/**
 * One step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} id - names its files in `.test-results`
 * @property {string} title - for people
 * @property {'computing' | 'waiting'} lane - whether it keeps the processors busy or mostly waits for others
 * @property {string[]} nodeArguments - what comes after `node`
 * @property {string} [directory] - working directory, relative to the repository; its root by default
 * @property {(outcome: {exitCode: number | null, file: string}) => Promise<import('./exitCodeResult.mjs').StepResult>} result -
 *   reads the result from the machine-readable file that the step wrote
 * @property {'real control plane' | 'Python 3.10 or later with venv'} [needs] - what the machine has to offer; the step is skipped where it does not
 * @property {string[]} [after] - ids of steps without whose success this one makes no sense; they stand before it
 * @property {number} [niceness] - how far it stands back for others, 0 to 19; default 0
 * @property {boolean} [long] - part of `npm run test:full` alone
 */

/**
 * All that `npm test` and `npm run test:full` do, in order: what fails fast comes first.
 *
 * @param {{root: string, results: string}} options - root of the repository and the folder for results
 * @returns {Step[]}
 */
export function pipelineSteps({ root, results }) {
  return [
    ...checkSteps(root),
    ...testSteps({ root, results }),
    ...controlPlaneSteps({ root, results }),
    ...longSteps({ root, results }),
    ...packagingSteps({ root, results }),
  ];
}
