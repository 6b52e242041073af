import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../bootstrap/ExpectedError.mjs';
import { runQuietly } from '../bootstrap/runQuietly.mjs';
import { yarnRelease } from '../bootstrap/yarnRelease.mjs';
import { backstageCli } from '../portal/backstageCli.mjs';
import { copySuite } from './copySuite.mjs';

/**
 * A plugin as it would be published.
 *
 * @typedef {object} PackedPackage
 * @property {string} name - of the package
 * @property {string} source - its folder in the repository
 * @property {string} tarball - path of the file
 */

/**
 * Builds all plugins and packs them, as a release does. The repository stays as it is.
 *
 * @param {{root: string, copy: string, tarballs: string, types?: string}} options - root of the repository, an empty
 *   folder for the copy that is built, a folder for the tarballs, and where `tsc` has written the declarations
 * @returns {Promise<PackedPackage[]>}
 * @throws ExpectedError with the end of its output when a build or a packing fails
 */
export async function packSuite({ root, copy, tarballs, types }) {
  mkdirSync(copy, { recursive: true });
  mkdirSync(tarballs, { recursive: true });
  const plugins = copySuite({ root, target: copy, types });
  await run('Building the plugins', copy, [
    backstageCli(copy),
    'repo',
    'build',
  ]);
  const packed = [];
  for (const plugin of plugins) {
    const tarball = path.join(tarballs, `${path.basename(plugin)}.tgz`);
    await run(`Packing ${plugin}`, path.join(copy, plugin), [
      yarnRelease(copy),
      'pack',
      '--out',
      tarball,
    ]);
    const source = path.join(root, plugin);
    const { name } = JSON.parse(
      readFileSync(path.join(source, 'package.json'), 'utf8'),
    );
    packed.push({ name, source, tarball });
  }
  return packed;
}

async function run(what, cwd, nodeArguments) {
  const { code, lines } = await runQuietly(process.execPath, nodeArguments, {
    cwd,
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (code !== 0) {
    throw new ExpectedError(`${what} failed:\n${lines.join('\n')}`);
  }
}
