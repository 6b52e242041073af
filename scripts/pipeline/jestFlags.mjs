import { jestCacheDirectory } from './jestCacheDirectory.mjs';
import { resultFile } from './resultFile.mjs';

/**
 * What every run of Jest is told: where its result goes, and to keep what it compiled for the next clone.
 *
 * @param {{root: string, results: string, id: string}} options - root of the repository, the folder for
 *   results, and the id of the step
 * @returns {string[]}
 */
export function jestFlags({ root, results, id }) {
  return [
    '--ci',
    '--json',
    `--outputFile=${resultFile(results, id)}`,
    `--cacheDirectory=${jestCacheDirectory(root)}`,
  ];
}
