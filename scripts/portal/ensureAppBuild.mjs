import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from '../bootstrap/exclusively.mjs';
import { ExpectedError } from '../bootstrap/ExpectedError.mjs';
import { explainInstallFailure } from '../bootstrap/explainInstallFailure.mjs';
import { Progress } from '../bootstrap/Progress.mjs';
import { runQuietly } from '../bootstrap/runQuietly.mjs';
import { appSourceKey } from './appSourceKey.mjs';
import { backstageCli } from './backstageCli.mjs';

/**
 * Builds the app for the browser, unless the present build was made from the same sources.
 *
 * @param {string} root - of the repository
 * @returns {Promise<boolean>} whether a build was needed
 * @throws ExpectedError when the build fails, with the end of its output
 */
export async function ensureAppBuild(root) {
  const key = appSourceKey(root);
  const app = path.join(root, 'packages', 'app');
  if (isBuilt(app, key)) {
    return false;
  }
  const cache = path.join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  return exclusively(path.join(cache, 'app-build.lock'), async () => {
    if (isBuilt(app, key)) {
      return false;
    }
    await build(root, app);
    writeFileSync(keyFile(app), `${JSON.stringify({ key })}\n`);
    return true;
  });
}

async function build(root, app) {
  // What is overwritten by half must not pass for the former build.
  rmSync(keyFile(app), { force: true });
  const progress = new Progress('Building the app (once per change)');
  const result = await runQuietly(
    process.execPath,
    [backstageCli(root), 'package', 'build'],
    { cwd: app, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (result.code !== 0) {
    progress.end();
    if (result.signal) {
      throw new ExpectedError(
        `Building the app was interrupted (${result.signal}). The next run builds it anew.`,
      );
    }
    const output = result.lines.join('\n');
    const reason = await explainInstallFailure(output, { root });
    throw new ExpectedError(
      `${output}\n\nThe app could not be built. ${reason ?? ''}`.trim(),
    );
  }
  progress.end('The app is built');
}

function isBuilt(app, key) {
  try {
    return (
      existsSync(path.join(app, 'dist', 'index.html')) &&
      JSON.parse(readFileSync(keyFile(app), 'utf8')).key === key
    );
  } catch {
    return false;
  }
}

function keyFile(app) {
  return path.join(app, 'dist', '.openmcp-sources.json');
}
