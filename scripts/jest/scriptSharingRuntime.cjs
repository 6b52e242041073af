// The runtime of Backstage's tests of the frontend. What a worker has parsed for one test file serves those after it:
// each loads some thousand modules.
'use strict';

const { Script } = require('node:vm');
const Runtime = require('@backstage/cli-module-test-jest/config/jestCachingModuleLoader');

const scripts = new Map();
/** Loads modules for the test that it was parsed for. */
const DYNAMIC_IMPORT = /\bimport\s*\(/;

module.exports = class extends Runtime {
  createScriptFromCode(code, filename) {
    const context = this._environment.getVmContext();
    if (context === null || this._resolver.isCoreModule(filename)) {
      return super.createScriptFromCode(code, filename);
    }
    let known = scripts.get(filename);
    if (known?.code !== code) {
      known = { code, script: this.#parse(code, filename) };
      scripts.set(filename, known);
    }
    return known.script
      ? known.script.runInContext(context)
      : super.createScriptFromCode(code, filename);
  }

  #parse(code, filename) {
    if (DYNAMIC_IMPORT.test(code)) {
      return undefined;
    }
    const parameters = this.constructInjectedModuleParameters().join(',');
    const head = `(function(${parameters}){`;
    try {
      return new Script(`${head}${code}\n})`, {
        filename,
        columnOffset: -head.length,
      });
    } catch {
      // Said where it is wrong by who parses it alone.
      return undefined;
    }
  }
};
