import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT_FILES = [
  '.yarnrc.yml',
  '.yarn/releases',
  '.yarn/install-state.gz',
  'LICENSE',
  'backstage.json',
  'package.json',
  'tsconfig.json',
  'yarn.lock',
];
const WRITTEN_BY_BUILDS = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Copies the repository as far as packing its plugins needs it. Packing rewrites `package.json` for a moment, and
 * whatever else reads the repository meanwhile must not see that.
 *
 * @param {{root: string, target: string, types?: string}} options - root of the repository, an empty folder, and where
 *   `tsc` has written the declarations; `dist-types` of the repository by default
 * @returns {string[]} folders of the plugins in the copy, relative to it
 */
export function copySuite({
  root,
  target,
  types = path.join(root, 'dist-types'),
}) {
  for (const file of ROOT_FILES.filter(each =>
    existsSync(path.join(root, each)),
  )) {
    cpSync(path.join(root, file), path.join(target, file), { recursive: true });
  }
  symlinkSync(
    path.join(root, 'node_modules'),
    path.join(target, 'node_modules'),
  );
  symlinkSync(types, path.join(target, 'dist-types'));
  const plugins = workspacesIn(root, 'plugins');
  for (const plugin of plugins) {
    copyPlugin(path.join(root, plugin), path.join(target, plugin));
  }
  for (const other of [...workspacesIn(root, 'packages'), 'e2e', 'bench']) {
    copyNameOfWorkspace(path.join(root, other), path.join(target, other));
  }
  return plugins;
}

function workspacesIn(root, parent) {
  return readdirSync(path.join(root, parent))
    .sort()
    .map(name => `${parent}/${name}`)
    .filter(each => existsSync(path.join(root, each, 'package.json')));
}

function copyPlugin(from, to) {
  cpSync(from, to, {
    recursive: true,
    filter: file => !WRITTEN_BY_BUILDS.has(path.basename(file)),
  });
  const modules = path.join(from, 'node_modules');
  if (existsSync(modules)) {
    symlinkSync(modules, path.join(to, 'node_modules'));
  }
}

// Yarn has to find the workspaces that the plugins name. Nothing of them is built.
function copyNameOfWorkspace(from, to) {
  const { scripts, backstage, ...manifest } = JSON.parse(
    readFileSync(path.join(from, 'package.json'), 'utf8'),
  );
  mkdirSync(to, { recursive: true });
  writeFileSync(
    path.join(to, 'package.json'),
    JSON.stringify(manifest, null, 2),
  );
}
