import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './runNode.mjs';

/**
 * Makes a new Backstage app, as `npx @backstage/create-app` does, without installing anything yet.
 *
 * @param {{yarn: string, directory: string, version: string, legacy?: boolean}} options - path of a yarn release, an
 *   empty folder, which version of `@backstage/create-app`, each of which makes apps of one release, and whether the app
 *   is one of the older frontend system
 * @returns {Promise<string>} folder of the app
 * @throws ExpectedError with the end of its output when that fails, for instance without a network
 */
export async function createApp({ yarn, directory, version, legacy = false }) {
  const app = path.join(directory, legacy ? 'legacy' : 'app');
  writeFileSync(
    path.join(directory, 'package.json'),
    JSON.stringify({ name: 'elsewhere', private: true }),
  );
  writeFileSync(path.join(directory, 'yarn.lock'), '');
  writeFileSync(
    path.join(directory, '.yarnrc.yml'),
    'enableTelemetry: false\nnodeLinker: node-modules\n',
  );
  await runNode('Creating an app', {
    cwd: directory,
    nodeArguments: [
      yarn,
      'dlx',
      '-p',
      `@backstage/create-app@${version}`,
      'backstage-create-app',
      '--skip-install',
      ...(legacy ? ['--legacy'] : []),
      '--path',
      app,
    ],
    environment: { BACKSTAGE_APP_NAME: 'elsewhere' },
  });
  // The app is a project of its own, not a workspace of this one.
  rmSync(path.join(directory, 'package.json'));
  rmSync(path.join(directory, 'yarn.lock'));
  return app;
}

/**
 * The release of Backstage that an app was made for.
 *
 * @param {string} app - its folder
 */
export function releaseOf(app) {
  return JSON.parse(readFileSync(path.join(app, 'backstage.json'), 'utf8'))
    .version;
}
