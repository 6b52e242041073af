import {
  appendFileSync,
  copyFileSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runNode } from './runNode.mjs';

/**
 * Adds packages to an app, as the commands of the READMEs do. Those of the suite come from their tarballs. All of
 * Backstage comes in the versions of this repository, which are those of the release: what `create-app` fetches for that
 * is a lockfile of another host.
 *
 * @param {{app: string, yarn: string, root: string, packed: import('../packSuite.mjs').PackedPackage[],
 *   packages: Record<string, string[]>}} options - folder of the app, path of a yarn release, root of the repository, the
 *   suite, and names of packages by the folder of the workspace
 * @throws ExpectedError with the end of its output when yarn fails
 */
export async function installSuite({ app, yarn, root, packed, packages }) {
  const { resolutions } = readJson(path.join(root, 'package.json'));
  const tarballs = Object.fromEntries(
    packed.map(({ name, tarball }) => [name, `file:${tarball}`]),
  );
  edit(path.join(app, 'package.json'), manifest => {
    manifest.resolutions = {
      ...resolutions,
      ...manifest.resolutions,
      ...tarballs,
    };
  });
  for (const [folder, names] of Object.entries(packages)) {
    edit(path.join(app, folder, 'package.json'), manifest => {
      for (const name of names.filter(each => !manifest.dependencies[each])) {
        manifest.dependencies[name] = wantedRange(name, packed, resolutions);
      }
    });
  }
  copyFileSync(path.join(root, 'yarn.lock'), path.join(app, 'yarn.lock'));
  appendFileSync(
    path.join(app, '.yarnrc.yml'),
    // Nothing of what is looked at here has to be compiled.
    '\nenableTelemetry: false\nenableScripts: false\nenableImmutableInstalls: false\n',
  );
  await runNode('Installing the packages', {
    cwd: app,
    nodeArguments: [yarn, 'install'],
  });
}

function wantedRange(name, packed, resolutions) {
  const own = packed.find(each => each.name === name);
  const version = own
    ? readJson(path.join(own.source, 'package.json')).version
    : resolutions[name];
  if (!version) {
    throw new Error(`A README adds ${name}, which is not part of the release`);
  }
  return `^${version}`;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function edit(file, change) {
  const content = readJson(file);
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
