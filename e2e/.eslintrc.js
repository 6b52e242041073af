module.exports = require('@backstage/cli/config/eslint-factory')(__dirname, {
  overrides: [
    {
      // Tests that share a stage, run by one test file.
      files: ['src/journeys/**/*.ts', 'src/scaffolder/cases/*.ts'],
      rules: { 'jest/no-export': 'off' },
    },
  ],
});
