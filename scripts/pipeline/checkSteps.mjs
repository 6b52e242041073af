import path from 'node:path';
import { yarnRelease } from '../bootstrap/yarnRelease.mjs';
import { backstageCli } from '../portal/backstageCli.mjs';
import { nodeTransform } from '../portal/nodeTransform.mjs';
import { exitCodeResult } from './exitCodeResult.mjs';
import { STANDS_BACK } from './niceness.mjs';

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
 * Checks of the repository that say by their exit code whether all is well.
 *
 * @param {string} root - of the repository
 * @returns {import('./steps.mjs').Step[]}
 */
export function checkSteps(root) {
  const steps = [
    {
      id: 'format',
      title: 'Formatting',
      nodeArguments: ['scripts/checks/formatting.mjs'],
    },
    {
      id: 'one-version',
      title: 'One version of every Backstage package',
      nodeArguments: ['scripts/checks/one-version.mjs'],
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
    },
    {
      id: 'verdicts',
      title: 'Tables generated from entities and rules',
      nodeArguments: [
        ...nodeTransform(root),
        'plugins/catalog-backend-module-openmcp/scripts/generate-verdicts.cjs',
        '--check',
      ],
    },
    {
      id: 'reference',
      title: 'Reference generated from code and schemas',
      nodeArguments: [
        ...nodeTransform(root),
        'scripts/reference/generateReference.cjs',
        '--check',
      ],
    },
    {
      id: 'upstream-page',
      title: 'Page for the upstream documentation',
      nodeArguments: ['scripts/checks/upstream-page.mjs'],
    },
    {
      id: 'documentation-links',
      title: 'Links of the documentation',
      nodeArguments: ['scripts/checks/documentation-links.mjs'],
    },
    {
      id: 'documentation-site',
      title: 'Documentation as TechDocs builds it',
      nodeArguments: ['scripts/checks/documentation-site.mjs'],
      needs: 'Python 3.10 or later with venv',
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
    },
    {
      id: 'documentation-code',
      title: 'Code of the documentation',
      nodeArguments: ['scripts/checks/documentation-code.mjs'],
      // It compiles against the declarations that this one writes.
      after: ['types'],
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
    },
    {
      id: 'unused',
      title: 'Exports, dependencies and files without a use',
      nodeArguments: ['scripts/checks/unused.mjs'],
    },
    {
      id: 'licences',
      title: 'Licences of what comes along',
      nodeArguments: ['scripts/checks/licences.mjs'],
    },
    {
      id: 'secrets',
      title: 'Secrets in tracked files',
      nodeArguments: ['scripts/checks/secrets.mjs'],
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
    },
  ];
  return steps.map(step => ({
    ...step,
    lane: 'computing',
    niceness: STANDS_BACK,
    result: exitCodeResult,
  }));
}
