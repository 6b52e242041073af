// The environment of Backstage's tests of the frontend, in which styles are computed sooner.
'use strict';

const DomEnvironment = require('@backstage/cli-module-test-jest/config/jest-environment-jsdom');
const { hastenStyles } = require('./hastenStyles.cjs');

module.exports = class extends DomEnvironment {
  constructor(...options) {
    super(...options);
    hastenStyles(this.global);
  }
};
