const { rooms } = require('../../scripts/lint/rooms.cjs');

module.exports = require('@backstage/cli/config/eslint-factory')(
  __dirname,
  rooms(__dirname),
);
