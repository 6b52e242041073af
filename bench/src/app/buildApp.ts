import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { targetPaths } from '@backstage/cli-common';

const plugin = '@openmcp/backstage-plugin-openmcp';

/** Longest part of what the build said that an error repeats. */
const tailLength = 2_000;

function copyApp(target: string, withPlugin: boolean): void {
  const source = targetPaths.resolveRoot('packages/app');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const folder of ['src', 'public']) {
    cpSync(path.join(source, folder), path.join(target, folder), {
      recursive: true,
    });
  }
  const content = JSON.parse(
    readFileSync(path.join(source, 'package.json'), 'utf8'),
  );
  if (!withPlugin) {
    // The app finds its plugins among its dependencies.
    delete content.dependencies[plugin];
  }
  writeFileSync(
    path.join(target, 'package.json'),
    JSON.stringify(content, null, 2),
  );
}

/**
 * Builds the app of this repository for production, in a folder of its own.
 *
 * @param withPlugin - false: as if nobody had installed ours
 * @returns the folder with `index.html`
 * @throws Error when the build fails, with the end of its output
 * @internal
 */
export async function buildApp(withPlugin: boolean): Promise<string> {
  // Below the root, where its dependencies are found, and nowhere in Git.
  const folder = targetPaths.resolveRoot(
    `.test-results/bench/${withPlugin ? 'app-with' : 'app-without'}`,
  );
  copyApp(folder, withPlugin);
  const build = spawn(
    process.execPath,
    [require.resolve('@backstage/cli/bin/backstage-cli'), 'package', 'build'],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-tailLength);
  };
  build.stdout.on('data', keep);
  build.stderr.on('data', keep);
  const [code] = await once(build, 'close');
  if (code !== 0) {
    throw new Error(`The app could not be built (${code}):\n${output}`);
  }
  return path.join(folder, 'dist');
}
