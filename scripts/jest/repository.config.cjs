// What `npm test` runs: the tests of all packages, as `backstage-cli repo test` finds them.
'use strict';

const { withFasterTests } = require('./withFasterTests.cjs');

module.exports = async () => {
  const { projects, ...config } = await require('@backstage/cli/config/jest');
  return { ...config, projects: projects.map(withFasterTests) };
};
