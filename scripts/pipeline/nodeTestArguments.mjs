import path from 'node:path';
import { resultFile } from './resultFile.mjs';

/**
 * What comes after `node` in a step that runs `node --test`.
 *
 * @param {{root: string, results: string, id: string, files: string}} options - root of the repository, the folder for
 *   results, id of the step, and a pattern of the files with tests, relative to the root
 * @returns {string[]}
 */
export function nodeTestArguments({ root, results, id, files }) {
  return [
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${path.join(root, 'scripts/pipeline/countsReporter.mjs')}`,
    `--test-reporter-destination=${resultFile(results, id)}`,
    files,
  ];
}
