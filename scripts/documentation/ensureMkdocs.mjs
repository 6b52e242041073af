import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from '../bootstrap/exclusively.mjs';
import {
  explainFileError,
  ExpectedError,
} from '../bootstrap/ExpectedError.mjs';
import { explainFileProblem } from '../bootstrap/explainFileProblem.mjs';
import { explainInstallFailure } from '../bootstrap/explainInstallFailure.mjs';
import {
  freeMegabytes,
  LEAST_FREE_MEGABYTES,
} from '../bootstrap/freeMegabytes.mjs';
import { cacheDirectory } from '../bootstrap/paths.mjs';
import { Progress } from '../bootstrap/Progress.mjs';
import { proxyVariables } from '../bootstrap/proxySettings.mjs';
import { runQuietly } from '../bootstrap/runQuietly.mjs';
import { findPython, NEEDED_PYTHON } from './findPython.mjs';

const READY = 'ready';

/**
 * Installs MkDocs with what TechDocs builds pages with into the cache of this project, unless it is there already.
 *
 * @param {{root: string, cache?: string, python?: string, environment?: NodeJS.ProcessEnv}} options - root of the
 *   repository, folder for what can be made again, the Python to use (found by itself by default), the environment
 *   (that of this process by default)
 * @returns {Promise<string>} folder of the program `mkdocs`
 * @throws ExpectedError saying what to install where there is no Python, which folder cannot be written, what of the
 *   network does not answer, or what pip said
 */
export async function ensureMkdocs({
  root,
  environment: variables = process.env,
  cache = cacheDirectory(variables),
  python = findPython(),
}) {
  if (!python) {
    throw new ExpectedError(`It needs ${NEEDED_PYTHON}.`);
  }
  const requirements = path.join(
    root,
    'scripts/documentation/requirements.txt',
  );
  const environment = path.join(
    cache,
    `mkdocs-${createHash('sha256')
      .update(readFileSync(requirements))
      .digest('hex')
      .slice(0, 12)}`,
  );
  const programs = path.join(
    environment,
    process.platform === 'win32' ? 'Scripts' : 'bin',
  );
  const ready = path.join(environment, READY);
  if (existsSync(ready)) {
    return programs;
  }
  try {
    await mkdir(cache, { recursive: true });
    await exclusively(`${environment}.lock`, async () => {
      if (!existsSync(ready)) {
        await install({
          python,
          environment,
          programs,
          requirements,
          variables,
        });
        writeFileSync(ready, '');
      }
    });
  } catch (error) {
    const explained = explainFileError(error);
    throw explained
      ? new ExpectedError(`MkDocs could not be installed: ${explained}`)
      : error;
  }
  return programs;
}

async function install({
  python,
  environment,
  programs,
  requirements,
  variables,
}) {
  rmSync(environment, { recursive: true, force: true });
  const progress = new Progress('Installing MkDocs (once)');
  const run = (program, programArguments) =>
    runOrExplain(program, programArguments, { environment, variables });
  try {
    await run(python, ['-m', 'venv', environment]);
    await run(path.join(programs, 'pip'), [
      'install',
      '--disable-pip-version-check',
      '--quiet',
      // People wait for it, and can do without.
      '--retries',
      '1',
      '--timeout',
      '10',
      '--requirement',
      requirements,
    ]);
  } catch (error) {
    progress.end();
    rmSync(environment, { recursive: true, force: true });
    throw error;
  }
  progress.end('MkDocs is installed');
}

async function runOrExplain(
  program,
  programArguments,
  { environment, variables },
) {
  const { code, lines } = await runQuietly(program, programArguments, {
    env: { ...variables, ...proxyVariables(variables) },
  });
  if (code !== 0) {
    const reason =
      (await explainInstallFailure(lines.join('\n'), {
        environment: variables,
        source: 'package index of Python',
        ownSource: 'for an index of your own set PIP_INDEX_URL',
      })) ??
      // Python keeps some of its reasons to itself.
      (freeMegabytes(environment) < LEAST_FREE_MEGABYTES
        ? explainFileProblem({
            code: 'ENOSPC',
            file: environment,
            environment: variables,
          })
        : lines.slice(-3).join(' '));
    throw new ExpectedError(`MkDocs could not be installed: ${reason}`);
  }
}
