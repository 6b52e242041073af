// The tests that need real programs:
// `yarn run -T jest --config jest.real.config.js`.
// One after the other, because each starts whole control planes.
process.chdir(__dirname);

module.exports = async () => ({
  ...(await require('@backstage/cli/config/jest')),
  testMatch: ['**/*.realtest.ts'],
  maxWorkers: 1,
});
