'use strict';

const path = require('node:path');

const shared = path.join(__dirname, 'contentKeyedTransform.cjs');

/**
 * Lets the compiled files of a Jest project be shared, see `contentKeyedTransform.cjs`.
 *
 * @param {object} project - configuration of a project as Backstage's CLI makes it
 * @returns the configuration, else the same
 */
function withSharedTransforms(project) {
  const transform = Object.entries(project.transform).map(([pattern, entry]) =>
    isCompiler(entry)
      ? [pattern, [shared, { transform: entry[0], options: entry[1] }]]
      : [pattern, entry],
  );
  return { ...project, transform: Object.fromEntries(transform) };
}

function isCompiler(entry) {
  return (
    Array.isArray(entry) && path.basename(entry[0]).includes('SwcTransform')
  );
}

module.exports = { withSharedTransforms };
