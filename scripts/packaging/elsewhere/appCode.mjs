// Where the names come from that blocks of a README use without importing them, because an app has them already.
const KNOWN_TO_APPS = {
  createApp: '@backstage/frontend-defaults',
  Route: 'react-router-dom',
  ScaffolderPage: '@backstage/plugin-scaffolder',
  ScaffolderFieldExtensions: '@backstage/plugin-scaffolder-react',
  EntitySwitch: '@backstage/plugin-catalog',
  EntityLayout: '@backstage/plugin-catalog',
  Grid: '@material-ui/core',
};

/**
 * Makes a module of a block of code that stands in a README: what it shows of an element becomes a component, what it
 * leaves out because apps have it, or an earlier block does, is imported.
 *
 * @param {string} block - the text of the block
 * @param {string} entry - from which all other names come that the block uses without importing them
 * @param {string[]} names - what that entry has
 * @returns {string} source of the module
 */
export function appCode(block, entry, names) {
  const imports = block.match(/^import [^;]*;$/gms) ?? [];
  const rest = imports
    .reduce((text, each) => text.replace(each, ''), block)
    .trim();
  const missing = name =>
    new RegExp(`(?<![.\\w])${name}\\b`).test(rest) &&
    !imports.some(each => new RegExp(`\\b${name}\\b`).test(each));
  const added = [
    ...Object.entries(KNOWN_TO_APPS),
    ...names.map(name => [name, entry]),
  ]
    .filter(([name]) => missing(name))
    .map(([name, from]) => `import { ${name} } from '${from}';`);
  const isMarkup = /^\s*</m.test(rest);
  return [
    ...imports,
    ...added,
    isMarkup
      ? `export const shown = () => <>${rest.replace(/^\/\/.*$/m, '')}</>;`
      : rest.replace(/^const /m, 'export const '),
    '',
  ].join('\n');
}
