module.exports = require('@backstage/cli/config/eslint-factory')(__dirname, {
  overrides: [
    {
      // One suite, run by two test files: against the simulator and the real thing.
      files: ['src/contract/**/*.ts'],
      rules: { 'jest/no-export': 'off' },
    },
  ],
});
