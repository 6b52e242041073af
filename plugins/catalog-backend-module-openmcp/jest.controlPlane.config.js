// Tests of what gets into the catalog, on the real control plane:
// `yarn run -T jest --config jest.controlPlane.config.js`.
// Two at a time: they wait for their control planes most of the time.
const {
  withSharedTransforms,
  // Of the repository, which is no package.
  // eslint-disable-next-line @backstage/no-relative-monorepo-imports
} = require('../../scripts/jest/withSharedTransforms.cjs');

process.chdir(__dirname);

module.exports = async () => ({
  ...withSharedTransforms(await require('@backstage/cli/config/jest')),
  testMatch: ['**/*.realtest.ts'],
  // What Backstage starts a backend with in tests leaves a server behind.
  forceExit: true,
  maxWorkers: 2,
});
