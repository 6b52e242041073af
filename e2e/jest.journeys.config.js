// Journeys through the portal, one after the other:
// `yarn run -T jest --config jest.journeys.config.js`.
// They need the production build of the app and the real control plane.
process.chdir(__dirname);

module.exports = async () => ({
  ...(await require('@backstage/cli/config/jest')),
  testMatch: ['**/*.journey.ts'],
  maxWorkers: 1,
});
