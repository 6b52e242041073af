module.exports = require('@backstage/cli/config/eslint-factory')(__dirname, {
  overrides: [
    {
      // Journeys that share a stage, run by one test file.
      files: ['src/journeys/**/*.ts'],
      rules: { 'jest/no-export': 'off' },
    },
  ],
});
