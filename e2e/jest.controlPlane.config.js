// Tests of what the suite writes, on the real control plane:
// `yarn run -T jest --config jest.controlPlane.config.js`.
// One after the other, because each starts a whole control plane.
process.chdir(__dirname);

module.exports = async () => ({
  ...(await require('@backstage/cli/config/jest')),
  testMatch: ['**/controlPlane/**/*.realtest.ts'],
  maxWorkers: 1,
});
