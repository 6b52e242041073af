import { exitCodeResult } from './exitCodeResult.mjs';
import { STANDS_BACK } from './niceness.mjs';

/**
 * What `npm run test:full` does about the packages as others get them: they are built, packed and looked into.
 *
 * @returns {import('./steps.mjs').Step[]}
 */
export function packagingSteps() {
  const steps = [
    {
      id: 'packed',
      title: 'Packages as they would be published',
      nodeArguments: ['scripts/checks/packed-packages.mjs'],
      // It builds from the declarations that this one writes.
      after: ['types'],
      result: exitCodeResult,
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
