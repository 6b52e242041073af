import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The licences of all that comes along with the plugins: their dependencies and those of these, without what is optional or
 * for tests.
 *
 * @param {string} root - of the repository, with its packages installed
 * @returns {Map<string, Set<string>>} names of packages by their licence, as they declare it themselves
 * @throws Error when a package is not installed
 */
export function licencesOf(root) {
  const found = new Map();
  const seen = new Set();
  const plugins = path.join(root, 'plugins');
  const waiting = readdirSync(plugins)
    .map(name => path.join(plugins, name))
    .filter(folder => existsSync(path.join(folder, 'package.json')));
  while (waiting.length > 0) {
    const folder = waiting.pop();
    if (seen.has(folder)) {
      continue;
    }
    seen.add(folder);
    const manifest = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    if (
      !folder.startsWith(plugins + path.sep) ||
      folder.includes('node_modules')
    ) {
      const licence = licenceOf(manifest);
      found.set(licence, (found.get(licence) ?? new Set()).add(manifest.name));
    }
    const optional = manifest.optionalDependencies ?? {};
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (!optional[name] && !name.startsWith('@openmcp/')) {
        waiting.push(folderOf(name, folder, root));
      }
    }
  }
  return found;
}

function licenceOf({ license, licenses }) {
  const declared = license ?? licenses?.map(({ type }) => type).join(' OR ');
  return (
    (typeof declared === 'string' ? declared : declared?.type) || 'not declared'
  );
}

function folderOf(name, from, root) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) {
      return candidate;
    }
    if (folder === root || folder === path.dirname(folder)) {
      throw new Error(`${name}, which ${from} depends on, is not installed`);
    }
  }
}
