// Tasks of the scaffolder on the real control plane, which they share, one file
// after the other: `yarn run -T jest --config jest.scaffolder.config.js`.
const {
  withSharedTransforms,
  // Of the repository, which is no package.
  // eslint-disable-next-line @backstage/no-relative-monorepo-imports
} = require('../scripts/jest/withSharedTransforms.cjs');

process.chdir(__dirname);

module.exports = async () => ({
  ...withSharedTransforms(await require('@backstage/cli/config/jest')),
  testMatch: ['**/scaffolder/**/*.realtest.ts'],
  maxWorkers: 1,
});
