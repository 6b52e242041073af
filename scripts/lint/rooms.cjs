const { readdirSync } = require('node:fs');
const path = require('node:path');
const layersOfPlugins = require('./layers.cjs');

const TEST = /\.(test|fulltest|realtest)\.tsx?$/;

/**
 * The part of an ESLint configuration that keeps imports between the rooms of a plugin in one direction. Tests may
 * import what they like.
 *
 * @param {string} directory - folder of the plugin
 * @returns {{settings: object, rules: object, testRules: object, overrides: object[]}}
 * @throws Error when a room has no layer, or a layer names a room that is not there
 */
function rooms(directory) {
  const name = path.basename(directory);
  const layers = layersOfPlugins[name];
  compareWithSources(name, path.join(directory, 'src'), layers.flat(2));
  const rule = 'import/no-restricted-paths';
  return {
    settings: {
      'import/resolver': {
        node: { extensions: ['.ts', '.tsx', '.js', '.json'] },
      },
    },
    rules: { [rule]: ['error', { basePath: directory, zones: zones(layers) }] },
    testRules: { [rule]: 'off' },
    overrides: [
      {
        files: ['src/**/*.realtest.ts', 'src/**/*.fulltest.ts', 'src/__*__/**'],
        rules: { [rule]: 'off' },
      },
    ],
  };
}

function compareWithSources(name, sources, known) {
  const present = readdirSync(sources, { withFileTypes: true })
    .filter(each =>
      each.isDirectory() ? !/^__/.test(each.name) : isSource(each.name),
    )
    .map(each => each.name);
  const unplaced = present.filter(room => !known.includes(room));
  const gone = known.filter(room => !present.includes(room));
  if (unplaced.length > 0 || gone.length > 0) {
    throw new Error(
      `scripts/lint/layers.cjs, ${name}: ${[
        ...unplaced.map(room => `${room} has no layer`),
        ...gone.map(room => `${room} is not there`),
      ].join(', ')}`,
    );
  }
}

function isSource(file) {
  return /\.tsx?$/.test(file) && !TEST.test(file) && file !== 'setupTests.ts';
}

/**
 * Which rooms may not use which.
 *
 * @param {(string | string[])[][]} layers - see `layers.cjs`
 * @returns {{target: string, from: string[], message: string}[]} zones of `import/no-restricted-paths`
 */
function zones(layers) {
  return layers
    .flatMap((layer, position) => {
      const later = layers.slice(position + 1).flat(2);
      return layer.flatMap(entry => {
        const beside = layer.filter(each => each !== entry).flat();
        return [entry].flat().map(room => ({
          target: `./src/${room}`,
          from: [...later, ...beside].map(each => `./src/${each}`),
          message: 'Imports go one way, see docs/explanation/rooms.md.',
        }));
      });
    })
    .filter(({ from }) => from.length > 0);
}

module.exports = { rooms, zones };
