import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from './ExpectedError.mjs';
import { explainFileProblem } from './explainFileProblem.mjs';
import { explainInstallFailure } from './explainInstallFailure.mjs';
import { freeMegabytes, LEAST_FREE_MEGABYTES } from './freeMegabytes.mjs';
import { isAlive } from './isAlive.mjs';
import { npmClient } from './npmClient.mjs';
import { packageManagerEnvironment } from './packageManagerEnvironment.mjs';
import { cacheDirectory } from './paths.mjs';
import { Progress } from './Progress.mjs';
import { runQuietly } from './runQuietly.mjs';

/** The Node that is fetched where the present one is of an unsupported release. */
export const FETCHED_NODE_VERSION = '24.21.0';

/** Releases of Node that Backstage supports (`engines` of its packages). */
export const SUPPORTED_NODE_MAJORS = [22, 24];

/**
 * Finds the Node that builds and runs everything: the present one where Backstage supports it, else
 * one fetched from the npm registry once and kept in the person's cache folder.
 *
 * What is fetched is the platform package that the npm package `node` would choose. It needs no
 * install script, and newer npm runs none by default. It lands under another name and is moved into place in one
 * step, so an interrupted or a parallel run leaves either all of it or nothing.
 *
 * @param {{nodeVersion?: string, environment?: NodeJS.ProcessEnv}} [options] - for tests; default to this process
 * @returns {Promise<{node: string, home: string, major: number}>} the program, the folder that holds
 *   its `bin` and `include`, and its release
 * @throws ExpectedError when Node cannot be fetched or does not run here
 */
export async function ensureRuntime({
  nodeVersion = process.versions.node,
  environment = process.env,
} = {}) {
  const presentMajor = Number(nodeVersion.split('.')[0]);
  if (SUPPORTED_NODE_MAJORS.includes(presentMajor)) {
    return {
      node: process.execPath,
      home: path.dirname(path.dirname(process.execPath)),
      major: presentMajor,
    };
  }
  const platform = `${process.platform}-${process.arch}`;
  const packageName = `node-${platform}`;
  const cache = cacheDirectory(environment);
  const directory = path.join(
    cache,
    `node-${FETCHED_NODE_VERSION}-${platform}`,
  );
  const home = path.join(directory, 'node_modules', packageName);
  const node = path.join(home, 'bin', 'node');
  if (!existsSync(node)) {
    await mkdir(cache, { recursive: true });
    await removeLeftovers(cache);
    await fetchNode({ packageName, directory, environment });
  }
  return { node, home, major: Number(FETCHED_NODE_VERSION.split('.')[0]) };
}

async function fetchNode({ packageName, directory, environment }) {
  const unfinished = `${directory}.${process.pid}.${randomUUID()}.unfinished`;
  const progress = new Progress(
    'Fetching Node 24 for this project (once, about 60 MB)',
  );
  try {
    await mkdir(unfinished);
    await install(packageName, unfinished, environment);
    const node = path.join('node_modules', packageName, 'bin', 'node');
    const trial = spawnSync(path.join(unfinished, node), ['--version']);
    if (trial.status !== 0) {
      // npm says nothing of it when it writes the half of a file alone.
      if (freeMegabytes(unfinished) < LEAST_FREE_MEGABYTES) {
        throw new ExpectedError(
          explainFileProblem({ code: 'ENOSPC', file: directory, environment }),
        );
      }
      throw new ExpectedError(
        `Node ${FETCHED_NODE_VERSION} was fetched and does not run on this machine. Install Node 22 or 24.`,
      );
    }
    await rename(unfinished, directory).catch(error => {
      // Another run was first: its copy is as good as ours.
      if (!existsSync(path.join(directory, node))) {
        throw error;
      }
    });
    progress.end('Node 24 is here');
  } catch (error) {
    progress.end();
    throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function install(packageName, directory, environment) {
  const npm = npmClient(environment);
  const result = await runQuietly(
    npm.command,
    [
      ...npm.leading,
      'install',
      '--prefix',
      directory,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      // npm would wait more than a minute before it says that it cannot reach the registry.
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
      `${packageName}@${FETCHED_NODE_VERSION}`,
    ],
    { cwd: directory, env: packageManagerEnvironment(environment) },
  ).catch(error => {
    throw new ExpectedError(
      `npm, which fetches Node 24, cannot be started: ${error.message}. Install npm, or Node 22 or 24.`,
    );
  });
  if (result.code !== 0) {
    const output = result.lines.join('\n');
    throw new ExpectedError(
      result.signal
        ? `Fetching Node 24 was interrupted (${result.signal}).`
        : `${output}\n\n${
            (await explainInstallFailure(output, { environment })) ??
            'Node 24 could not be fetched.'
          } Or install Node 22 or 24 yourself.`,
    );
  }
}

// A run that was killed could not tidy up. Its folder carries its process id.
async function removeLeftovers(cache) {
  for (const name of await readdir(cache)) {
    const owner = /\.(\d+)\.[\w-]+\.unfinished$/.exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) {
      await rm(path.join(cache, name), { recursive: true, force: true });
    }
  }
}
