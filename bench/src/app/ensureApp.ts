import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { targetPaths } from '@backstage/cli-common';

/**
 * Makes the production build that portals under test serve, unless it was made from
 * the same sources.
 *
 * @throws Error when it cannot be built
 * @internal
 */
export async function ensureApp(
  onProgress: (message: string) => void,
): Promise<void> {
  onProgress('app, production build');
  const build = spawn(
    process.execPath,
    [targetPaths.resolveRoot('scripts/pipeline/buildApp.mjs')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(build, 'close');
  if (code !== 0) {
    throw new Error(`The app could not be built (${code}).`);
  }
}
