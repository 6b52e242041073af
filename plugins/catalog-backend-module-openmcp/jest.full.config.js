// What is long, for `npm run test:full`, on the real control plane:
// `yarn run -T jest --config jest.full.config.js`.
// One after the other: some measure times.
const {
  withSharedTransforms,
  // Of the repository, which is no package.
  // eslint-disable-next-line @backstage/no-relative-monorepo-imports
} = require('../../scripts/jest/withSharedTransforms.cjs');

process.chdir(__dirname);

module.exports = async () => ({
  ...withSharedTransforms(await require('@backstage/cli/config/jest')),
  testMatch: ['**/*.fulltest.ts'],
  // What Backstage starts a backend with in tests leaves a server behind.
  forceExit: true,
  maxWorkers: 1,
});
