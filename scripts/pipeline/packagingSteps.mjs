import { yarnRelease } from '../bootstrap/yarnRelease.mjs';
import { exitCodeResult } from './exitCodeResult.mjs';
import { STANDS_BACK } from './niceness.mjs';
import { nodeTestArguments } from './nodeTestArguments.mjs';
import { nodeTestResult } from './nodeTestResult.mjs';

/**
 * What `npm run test:full` does about the packages as others get them: they are built, packed and looked into, and
 * installed into a new app by what their READMEs say. So is the portal: built, laid out as its image is, and started.
 *
 * @param {{root: string, results: string}} options - root of the repository and the folder for results
 * @returns {import('./steps.mjs').Step[]}
 */
export function packagingSteps({ root, results }) {
  const steps = [
    {
      id: 'packed',
      title: 'Packages as they would be published',
      nodeArguments: ['scripts/checks/packed-packages.mjs'],
      // It builds from the declarations that this one writes.
      after: ['types'],
      result: exitCodeResult,
    },
    {
      id: 'elsewhere',
      title: 'Packages installed into a new app',
      nodeArguments: nodeTestArguments({
        root,
        results,
        id: 'elsewhere',
        files: 'scripts/packaging/elsewhere/*.longtest.mjs',
      }),
      after: ['packed'],
      result: nodeTestResult,
    },
    {
      id: 'backend-build',
      title: 'Production build of the backend',
      nodeArguments: [yarnRelease(root), 'build:backend'],
      // It builds from the declarations that this one writes.
      after: ['types'],
      result: exitCodeResult,
    },
    {
      id: 'production',
      title: 'Portal as its image starts it',
      nodeArguments: nodeTestArguments({
        root,
        results,
        id: 'production',
        files: 'scripts/packaging/production/*.longtest.mjs',
      }),
      after: ['backend-build'],
      result: nodeTestResult,
    },
  ];
  return steps.map(step => ({
    ...step,
    // One after the other with the long tests, some of which measure times.
    lane: 'waiting',
    niceness: STANDS_BACK,
    long: true,
  }));
}
