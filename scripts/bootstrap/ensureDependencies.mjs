import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively.mjs';
import { ExpectedError } from './ExpectedError.mjs';
import { explainInstallFailure, isHopeless } from './explainInstallFailure.mjs';
import {
  forgetInstall,
  installKey,
  isInstalled,
  unfinishedFile,
  writeInstallStamp,
} from './installStamp.mjs';
import {
  packageManagerEnvironment,
  yarnSettingsFromNpm,
} from './packageManagerEnvironment.mjs';
import { Progress } from './Progress.mjs';
import { runQuietly } from './runQuietly.mjs';
import { yarnRelease } from './yarnRelease.mjs';

const LINK = 'putting packages in place';
const STEP_NAMES = {
  Resolution: 'reading yarn.lock',
  Fetch: 'fetching packages',
  Link: LINK,
};

/**
 * Installs the dependencies that yarn.lock names, unless node_modules already holds them.
 *
 * @param {{root: string, runtime: {node: string, home: string, major: number}, environment?: NodeJS.ProcessEnv}} options
 *   root of the repository, the Node to install for (see `ensureRuntime`), the environment (that of this process by default)
 * @returns {Promise<boolean>} whether an install was needed
 * @throws ExpectedError when the install fails, with the end of yarn's output and the reason
 */
export async function ensureDependencies({
  root,
  runtime,
  environment = process.env,
}) {
  const key = installKey(root, runtime.major);
  if (isInstalled(root, key)) {
    return false;
  }
  // Beside node_modules: yarn empties that where it knows nothing of what is in there.
  const folder = path.join(root, '.yarn');
  await mkdir(folder, { recursive: true });
  return exclusively(
    path.join(folder, 'openmcp-install.lock'),
    async () => {
      if (isInstalled(root, key)) {
        return false;
      }
      await install(root, runtime, environment);
      writeInstallStamp(root, key);
      rmSync(unfinishedFile(root), { force: true });
      return true;
    },
    {
      onWait: owner =>
        process.stderr.write(
          `Waiting for the install of another run (process ${owner}) …\n`,
        ),
    },
  );
}

async function install(root, runtime, environment) {
  const unfinished = unfinishedFile(root);
  if (existsSync(unfinished)) {
    // Else yarn takes what was put in place by half for what it noted before.
    forgetInstall(root);
  }
  const progress = new Progress('Installing dependencies');
  const result = await runQuietly(
    runtime.node,
    [yarnRelease(root), 'install', '--immutable'],
    {
      cwd: root,
      env: installEnvironment(runtime, environment),
      isHopeless,
      onLine: line => {
        const step = stepOf(line);
        if (step === LINK) {
          writeFileSync(unfinished, '');
        }
        if (step) {
          progress.update(`Installing dependencies: ${step}`);
        }
      },
    },
  );
  if (result.code === 0) {
    progress.end('Dependencies are installed');
    return;
  }
  progress.end();
  if (result.signal) {
    throw new ExpectedError(
      `Installing dependencies was interrupted (${result.signal}). The next run goes on with it.`,
    );
  }
  const output = result.lines.join('\n');
  throw new ExpectedError(
    `${output}\n\nThe dependencies could not be installed. ${
      (await explainInstallFailure(output, { environment, root })) ??
      'The lines above are the end of what yarn said.'
    } The next run goes on with it.`,
  );
}

function installEnvironment(runtime, environment) {
  const clean = packageManagerEnvironment(environment);
  const result = {
    ...clean,
    ...yarnSettingsFromNpm(clean),
    PATH: [path.join(runtime.home, 'bin'), clean.PATH].join(path.delimiter),
  };
  // Else node-gyp reads the headers of whatever Node the machine has, or fetches them.
  if (existsSync(path.join(runtime.home, 'include', 'node', 'node.h'))) {
    result.npm_config_nodedir = runtime.home;
  }
  return result;
}

/** Finds in a line of yarn's output what it is at. */
function stepOf(line) {
  const step = /┌ (\w+) step/.exec(line)?.[1];
  if (step) {
    return STEP_NAMES[step];
  }
  const built = /│ (\S+?)@\S+ must be built/.exec(line)?.[1];
  return built && `building ${built}`;
}
