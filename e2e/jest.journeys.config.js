// Journeys through the portal, which they share, one after the other:
// `yarn run -T jest --config jest.journeys.config.js`.
// They need the production build of the app and the real control plane.
const {
  withSharedTransforms,
  // Of the repository, which is no package.
  // eslint-disable-next-line @backstage/no-relative-monorepo-imports
} = require('../scripts/jest/withSharedTransforms.cjs');

process.chdir(__dirname);

module.exports = async () => ({
  ...withSharedTransforms(await require('@backstage/cli/config/jest')),
  testMatch: ['**/*.journey.ts'],
  maxWorkers: 1,
});
