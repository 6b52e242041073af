import path from 'node:path';
import { yarnRelease } from '../bootstrap/yarnRelease.mjs';
import { backstageCli } from '../portal/backstageCli.mjs';
import { nodeTransform } from '../portal/nodeTransform.mjs';
import { exitCodeResult } from './exitCodeResult.mjs';
import { jestResult } from './jestResult.mjs';
import { nodeTestResult } from './nodeTestResult.mjs';

/**
 * One step of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} id - names its files in `.test-results`
 * @property {string} title - for people
 * @property {string[]} nodeArguments - what comes after `node`
 * @property {string} [directory] - working directory, relative to the repository; its root by default
 * @property {(outcome: {exitCode: number | null, file: string}) => Promise<import('./exitCodeResult.mjs').StepResult>} result -
 *   reads the result from the machine-readable file that the step wrote
 * @property {'real control plane'} [needs] - what the machine has to offer; the step is skipped where it does not
 * @property {string[]} [after] - ids of steps without whose success this one makes no sense
 * @property {boolean} [early] - started with the pipeline, at low priority, and waited for at its place
 */

/**
 * As in `yarn build:api-reports`. Types generated from the OpenAPI document are
 * left out of the report of the common package; their own step guards them.
 */
const apiReportOptions = [
  '-o',
  'ae-wrong-input-file-type,ae-undocumented',
  '--allow-warnings',
  'plugins/openmcp-common',
  '--validate-release-tags',
  'plugins/*',
];

/**
 * All that `npm test` does, in order: what fails fast comes first.
 *
 * @param {{root: string, results: string}} options - root of the repository and the folder for results
 * @returns {Step[]}
 */
export function pipelineSteps({ root, results }) {
  const jestFlags = id => ['--json', `--outputFile=${resultFile(results, id)}`];
  return [
    {
      id: 'format',
      title: 'Formatting',
      nodeArguments: [
        path.join(root, 'node_modules/prettier/bin-prettier.js'),
        '--check',
        '.',
      ],
      result: exitCodeResult,
    },
    {
      id: 'one-version',
      title: 'One version of every Backstage package',
      nodeArguments: ['scripts/checks/one-version.mjs'],
      result: exitCodeResult,
    },
    {
      id: 'openapi',
      title: 'Files generated from the OpenAPI document',
      nodeArguments: [
        yarnRelease(root),
        'workspace',
        '@openmcp/backstage-plugin-openmcp-backend',
        'generate:openapi',
        '--check',
      ],
      result: exitCodeResult,
    },
    {
      id: 'verdicts',
      title: 'Tables generated from entities and rules',
      nodeArguments: [
        ...nodeTransform(root),
        'plugins/catalog-backend-module-openmcp/scripts/generate-verdicts.cjs',
        '--check',
      ],
      result: exitCodeResult,
    },
    {
      id: 'upstream-page',
      title: 'Page for the upstream documentation',
      nodeArguments: ['scripts/checks/upstream-page.mjs'],
      result: exitCodeResult,
    },
    {
      id: 'types',
      title: 'Types',
      nodeArguments: [
        path.join(root, 'node_modules/typescript/bin/tsc'),
        // The reports of the public API are made from what this writes.
        '--incremental',
        'false',
      ],
      result: exitCodeResult,
    },
    {
      id: 'api-reports',
      title: 'Reports of the public API',
      nodeArguments: [
        path.join(
          root,
          'node_modules/@backstage/repo-tools/bin/backstage-repo-tools',
        ),
        'api-reports',
        '--ci',
        ...apiReportOptions,
      ],
      after: ['types'],
      result: exitCodeResult,
    },
    {
      id: 'packages',
      title: 'Metadata of the packages',
      nodeArguments: [
        backstageCli(root),
        'repo',
        'fix',
        '--publish',
        '--check',
      ],
      result: exitCodeResult,
    },
    {
      id: 'lint',
      title: 'Lint',
      nodeArguments: [
        backstageCli(root),
        'repo',
        'lint',
        '--max-warnings',
        '0',
      ],
      result: exitCodeResult,
    },
    {
      id: 'bootstrap',
      title: 'Tests of the bootstrap',
      nodeArguments: [
        '--test',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        `--test-reporter=${path.join(
          root,
          'scripts/pipeline/countsReporter.mjs',
        )}`,
        `--test-reporter-destination=${resultFile(results, 'bootstrap')}`,
        'scripts/**/*.test.mjs',
      ],
      result: nodeTestResult,
    },
    {
      id: 'control-plane',
      title: 'Build of the real control plane',
      nodeArguments: [
        ...nodeTransform(root),
        'scripts/pipeline/controlPlane.cjs',
        'build',
      ],
      needs: 'real control plane',
      early: true,
      result: exitCodeResult,
    },
    {
      id: 'unit',
      title: 'Unit and integration tests',
      nodeArguments: [
        backstageCli(root),
        'repo',
        'test',
        '--watchAll=false',
        '--ci',
        // A limit against tests that hang, not a measure of a busy machine.
        '--testTimeout=60000',
        ...jestFlags('unit'),
      ],
      result: jestResult,
    },
    {
      id: 'contract',
      title: 'Contract on the real control plane',
      directory: 'packages/platform-cluster',
      nodeArguments: [
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--config',
        'jest.real.config.js',
        '--ci',
        ...jestFlags('contract'),
      ],
      needs: 'real control plane',
      after: ['control-plane'],
      result: jestResult,
    },
    {
      id: 'writes',
      title: 'Writes on the real control plane',
      directory: 'plugins/openmcp-backend',
      nodeArguments: [
        yarnRelease(root),
        'run',
        'test:control-plane',
        '--ci',
        ...jestFlags('writes'),
      ],
      needs: 'real control plane',
      after: ['control-plane'],
      result: jestResult,
    },
    {
      id: 'manifests',
      title: 'Manifests on the real control plane',
      directory: 'e2e',
      nodeArguments: [
        yarnRelease(root),
        'run',
        'test:control-plane',
        '--ci',
        ...jestFlags('manifests'),
      ],
      needs: 'real control plane',
      after: ['control-plane'],
      result: jestResult,
    },
    {
      id: 'app',
      title: 'Production build of the app',
      nodeArguments: ['scripts/pipeline/buildApp.mjs'],
      result: exitCodeResult,
    },
    {
      id: 'journeys',
      title: 'Journeys in a browser',
      directory: 'e2e',
      nodeArguments: [
        yarnRelease(root),
        'run',
        'test:journeys',
        '--ci',
        ...jestFlags('journeys'),
      ],
      needs: 'real control plane',
      after: ['control-plane', 'app'],
      result: jestResult,
    },
  ];
}

/**
 * Where a step writes its machine-readable result.
 *
 * @param {string} results - folder for results
 * @param {string} id - of the step
 */
export function resultFile(results, id) {
  return path.join(results, `${id}.json`);
}
