// Tests of what is written, on the real control plane:
// `yarn run -T jest --config jest.controlPlane.config.js`.
// One after the other, because each starts a whole control plane.
process.chdir(__dirname);

module.exports = async () => ({
  ...(await require('@backstage/cli/config/jest')),
  testMatch: ['**/*.realtest.ts'],
  maxWorkers: 1,
});
