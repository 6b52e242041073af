import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

// What of a package.json decides about node_modules; a changed script or description does not.
const DEPENDENCY_FIELDS = [
  'name',
  'version',
  'bin',
  'workspaces',
  'resolutions',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'dependenciesMeta',
  'peerDependenciesMeta',
];

/**
 * A key of everything that decides what an install puts into node_modules.
 *
 * @param {string} root - of the repository
 * @param {number} nodeMajor - release of the Node that native modules are built for
 * @returns {string}
 */
export function installKey(root, nodeMajor) {
  const hash = createHash('sha256');
  hash.update(`${nodeMajor} ${process.platform} ${process.arch}\n`);
  for (const file of ['yarn.lock', '.yarnrc.yml']) {
    hash.update(readFileSync(path.join(root, file)));
  }
  for (const directory of ['', ...workspaceDirectories(root)]) {
    const content = readJson(path.join(root, directory, 'package.json'));
    hash.update(
      JSON.stringify([
        directory,
        ...DEPENDENCY_FIELDS.map(field => content[field] ?? null),
      ]),
    );
  }
  return hash.digest('hex');
}

/**
 * Whether node_modules is what the given key stands for.
 *
 * @param {string} root - of the repository
 * @param {string} key - see {@link installKey}
 */
export function isInstalled(root, key) {
  try {
    return (
      !existsSync(unfinishedFile(root)) &&
      // Written by yarn at the end of an install, gone with a removed node_modules.
      existsSync(yarnState(root)) &&
      readJson(stampFile(root)).key === key
    );
  } catch {
    return false;
  }
}

/**
 * Notes that node_modules is what the given key stands for.
 *
 * @param {string} root - of the repository
 * @param {string} key - see {@link installKey}
 */
export function writeInstallStamp(root, key) {
  writeFileSync(stampFile(root), `${JSON.stringify({ key })}\n`);
}

/**
 * Lets both us and yarn forget what is in node_modules, so that the next install puts all of it in place anew.
 *
 * @param {string} root - of the repository
 */
export function forgetInstall(root) {
  rmSync(stampFile(root), { force: true });
  rmSync(yarnState(root), { force: true });
}

/**
 * A file that is there while packages are put in place, and after a run that did not come to the end of that. It is
 * beside node_modules, which yarn empties where it knows nothing of what is in there.
 *
 * @param {string} root - of the repository
 */
export function unfinishedFile(root) {
  return path.join(root, '.yarn', 'openmcp-install.unfinished');
}

function yarnState(root) {
  return path.join(root, 'node_modules', '.yarn-state.yml');
}

function stampFile(root) {
  return path.join(root, 'node_modules', '.openmcp-install.json');
}

function workspaceDirectories(root) {
  const patterns = readJson(path.join(root, 'package.json')).workspaces ?? [];
  return patterns
    .flatMap(pattern => {
      if (!pattern.endsWith('/*')) {
        return [pattern];
      }
      const parent = pattern.slice(0, -2);
      if (!existsSync(path.join(root, parent))) {
        return [];
      }
      return readdirSync(path.join(root, parent)).map(
        name => `${parent}/${name}`,
      );
    })
    .filter(directory => existsSync(path.join(root, directory, 'package.json')))
    .sort();
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
