import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { jestStep } from './jestStep.mjs';

const CONFIGURATION = 'jest.full.config.js';
const TESTS = /\.fulltest\.tsx?$/;

/**
 * What `npm run test:full` alone does: a step for each workspace with a `jest.full.config.js` and tests
 * that are called `*.fulltest.ts`. They find the real control plane built.
 *
 * @param {{root: string, results: string}} options - root of the repository and the folder for results
 * @returns {import('./steps.mjs').Step[]}
 */
export function longSteps({ root, results }) {
  return workspaces(root)
    .filter(directory => hasLongTests(path.join(root, directory)))
    .map(directory => ({
      ...jestStep({
        root,
        results,
        id: `long-${path.basename(directory)}`,
        config: CONFIGURATION,
      }),
      title: `Long tests of ${directory}`,
      directory,
      lane: 'waiting',
      needs: 'real control plane',
      // Some measure times, so nothing else runs meanwhile.
      after: ['unit', 'control-plane'],
      long: true,
    }));
}

function workspaces(root) {
  const below = ['packages', 'plugins'].flatMap(parent =>
    readdirSync(path.join(root, parent))
      .sort()
      .map(name => `${parent}/${name}`),
  );
  return [...below, 'e2e'];
}

function hasLongTests(workspace) {
  const sources = path.join(workspace, 'src');
  return (
    existsSync(path.join(workspace, CONFIGURATION)) &&
    existsSync(sources) &&
    readdirSync(sources, { recursive: true }).some(file => TESTS.test(file))
  );
}
