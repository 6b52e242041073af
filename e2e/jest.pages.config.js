// Every page in a browser, one after the other, on simulated clusters:
// `yarn run -T jest --config jest.pages.config.js`.
// It needs the production build of the app, and nothing else.
const {
  withSharedTransforms,
  // Of the repository, which is no package.
  // eslint-disable-next-line @backstage/no-relative-monorepo-imports
} = require('../scripts/jest/withSharedTransforms.cjs');

process.chdir(__dirname);

module.exports = async () => ({
  ...withSharedTransforms(await require('@backstage/cli/config/jest')),
  testMatch: ['**/pages/**/*.browsertest.ts'],
  maxWorkers: 1,
});
