import path from 'node:path';
import { jestFlags } from './jestFlags.mjs';
import { jestResult } from './jestResult.mjs';

/**
 * The part of a step that runs Jest with a configuration of its own.
 *
 * @param {{root: string, results: string, id: string, config: string}} options - root of the repository, the folder
 *   for results, id of the step, and the configuration, relative to the step's directory
 */
export function jestStep({ root, results, id, config }) {
  return {
    id,
    nodeArguments: [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--config',
      config,
      ...jestFlags({ root, results, id }),
    ],
    result: jestResult,
  };
}
