import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages of a scope that are installed in more than one version, at whatever depth.
 *
 * @param {string} root - of the repository
 * @param {string} scope - with its slash, such as `@backstage/`
 * @returns {Map<string, string[]>} versions by name
 */
export function duplicatesInModules(root, scope) {
  const versions = new Map();
  const visit = directory => {
    for (const { name, location } of packagesIn(directory)) {
      if (name.startsWith(scope)) {
        const version = readVersion(location);
        const known = versions.get(name) ?? [];
        if (version && !known.includes(version)) {
          versions.set(name, [...known, version]);
        }
      }
      visit(path.join(location, 'node_modules'));
    }
  };
  for (const owner of [root, ...workspaces(root)]) {
    visit(path.join(owner, 'node_modules'));
  }
  return new Map([...versions].filter(([, list]) => list.length > 1));
}

// Links, which stand for workspaces, are not followed.
function packagesIn(directory) {
  return directoriesIn(directory).flatMap(name =>
    name.startsWith('@')
      ? directoriesIn(path.join(directory, name)).map(inner => ({
          name: `${name}/${inner}`,
          location: path.join(directory, name, inner),
        }))
      : [{ name, location: path.join(directory, name) }],
  );
}

function workspaces(root) {
  return ['packages', 'plugins', '.'].flatMap(parent =>
    directoriesIn(path.join(root, parent))
      .filter(name => name !== 'node_modules')
      .map(name => path.join(root, parent, name)),
  );
}

function directoriesIn(directory) {
  return existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true })
        .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
    : [];
}

function readVersion(directory) {
  try {
    return JSON.parse(
      readFileSync(path.join(directory, 'package.json'), 'utf8'),
    ).version;
  } catch {
    return undefined;
  }
}
