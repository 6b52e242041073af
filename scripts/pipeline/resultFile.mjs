import path from 'node:path';

/**
 * Where a step writes its machine-readable result.
 *
 * @param {string} results - folder for results
 * @param {string} id - of the step
 */
export function resultFile(results, id) {
  return path.join(results, `${id}.json`);
}
