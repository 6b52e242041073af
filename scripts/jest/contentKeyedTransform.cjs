// The transform of Backstage's Jest configuration, with results that every project and every clone share:
// its own key holds the configuration of the project with all its absolute paths, so that each compiles
// the same dependencies again.
'use strict';

const { createHash } = require('node:crypto');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * @param {{transform: string, options: object}} configuration - path of the transform, and its options
 * @returns a transformer of Jest
 */
function createTransformer({ transform, options }) {
  const { createTransformer: createInner } = require(transform);
  const versionOf = name =>
    require(require.resolve(`${name}/package.json`, { paths: [transform] }))
      .version;
  // The target of the compiler depends on the version of Node.
  const base = JSON.stringify([
    versionOf('@swc/core'),
    versionOf('@swc/jest'),
    process.versions.node.split('.')[0],
    process.env.NODE_ENV,
    path.basename(transform),
    options,
  ]);
  return {
    getCacheKey(source, filename, { instrument, supportsStaticESM }) {
      const key = JSON.stringify([
        base,
        // Code that counts its coverage holds the whole path.
        instrument ? filename : path.relative(root, filename),
        instrument,
        supportsStaticESM,
      ]);
      return createHash('sha256').update(key).update(source).digest('hex');
    },
    process(source, filename, jestOptions) {
      // Places in stack traces are found from the file itself, wherever it is.
      const sourceFileName = path.basename(filename);
      return createInner({ ...options, sourceFileName }).process(
        source,
        filename,
        jestOptions,
      );
    },
  };
}

module.exports = { createTransformer };
