import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-types', 'coverage']);
// Beside the packages: versions of dependencies, compiler settings, and the
// configuration from which the build learns which plugins it should find.
const ROOT_FILES = [
  'yarn.lock',
  'tsconfig.json',
  'app-config.yaml',
  'package.json',
];

/**
 * A key of everything that goes into the built app: the app, the workspaces it depends on, directly or
 * not, and the versions of what comes from the registry.
 *
 * @param {string} root - of the repository
 * @returns {string}
 */
export function appSourceKey(root) {
  const hash = createHash('sha256');
  for (const file of ROOT_FILES) {
    hash.update(readFileSync(path.join(root, file)));
  }
  for (const directory of appWorkspaces(root)) {
    for (const file of filesBelow(path.join(root, directory))) {
      hash.update(`\0${path.relative(root, file)}\0`);
      hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function appWorkspaces(root) {
  const directories = new Map();
  for (const parent of ['packages', 'plugins']) {
    for (const name of readdirSync(path.join(root, parent))) {
      const content = readPackage(path.join(root, parent, name));
      if (content) {
        directories.set(content.name, `${parent}/${name}`);
      }
    }
  }
  const found = new Set();
  const visit = name => {
    const directory = directories.get(name);
    if (directory && !found.has(directory)) {
      found.add(directory);
      Object.keys(
        readPackage(path.join(root, directory)).dependencies ?? {},
      ).forEach(visit);
    }
  };
  visit('app');
  return [...found].sort();
}

function filesBelow(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter(entry => !NOT_SOURCES.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) {
        return filesBelow(file);
      }
      return entry.isFile() ? [file] : [];
    });
}

function readPackage(directory) {
  try {
    return JSON.parse(
      readFileSync(path.join(directory, 'package.json'), 'utf8'),
    );
  } catch {
    return undefined;
  }
}
