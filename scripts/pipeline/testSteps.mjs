import path from 'node:path';
import { backstageCli } from '../portal/backstageCli.mjs';
import { exitCodeResult } from './exitCodeResult.mjs';
import { jestFlags } from './jestFlags.mjs';
import { jestResult } from './jestResult.mjs';
import { jestStep } from './jestStep.mjs';
import { STANDS_BACK } from './niceness.mjs';
import { nodeTestArguments } from './nodeTestArguments.mjs';
import { nodeTestResult } from './nodeTestResult.mjs';

/**
 * Tests that need nothing but this machine's processors, the build of the app, and every page of it in a browser.
 *
 * @param {{root: string, results: string}} options - root of the repository and the folder for results
 * @returns {import('./steps.mjs').Step[]}
 */
export function testSteps({ root, results }) {
  const pipeline = path.join(root, 'scripts/pipeline');
  const steps = [
    {
      id: 'bootstrap',
      title: 'Tests of the bootstrap',
      nodeArguments: nodeTestArguments({
        root,
        results,
        id: 'bootstrap',
        files: 'scripts/**/*.test.mjs',
      }),
      result: nodeTestResult,
    },
    {
      id: 'app',
      title: 'Production build of the app',
      nodeArguments: [path.join(pipeline, 'buildApp.mjs')],
      result: exitCodeResult,
    },
    {
      ...jestStep({
        root,
        results,
        id: 'pages',
        config: 'jest.pages.config.js',
      }),
      title: 'Every page in a browser',
      directory: 'e2e',
      after: ['app'],
    },
    {
      id: 'unit',
      title: 'Unit and integration tests',
      nodeArguments: [
        backstageCli(root),
        'repo',
        'test',
        '--watchAll=false',
        '--config',
        path.join(root, 'scripts/jest/repository.config.cjs'),
        // A limit against tests that hang, not a measure of a busy machine.
        '--testTimeout=60000',
        ...jestFlags({ root, results, id: 'unit' }),
      ],
      result: jestResult,
    },
  ];
  return steps.map(step => ({
    ...step,
    lane: 'computing',
    niceness: STANDS_BACK,
  }));
}
