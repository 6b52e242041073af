const { rooms } = require('../../scripts/lint/rooms.cjs');

const oneWay = rooms(__dirname);

module.exports = require('@backstage/cli/config/eslint-factory')(__dirname, {
  ...oneWay,
  overrides: [
    ...oneWay.overrides,
    {
      // Tests as well, though with another ending: they need a real control plane.
      files: ['src/**/*.realtest.ts', 'src/**/*.fulltest.ts'],
      rules: {
        'no-restricted-imports': 'off',
        '@backstage/no-undeclared-imports': 'off',
      },
    },
  ],
});
