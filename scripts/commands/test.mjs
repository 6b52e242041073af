// `npm test`: checks and tests everything. `npm run test:full`: also what is long.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ExpectedError, reportFailure } from '../bootstrap/ExpectedError.mjs';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { proxyVariables } from '../bootstrap/proxySettings.mjs';
import { findPython } from '../documentation/findPython.mjs';
import { forgetOldJestCaches } from '../pipeline/forgetOldJestCaches.mjs';
import { hasRoomForTwoLanes } from '../pipeline/hasRoomForTwoLanes.mjs';
import { jestCacheDirectory } from '../pipeline/jestCacheDirectory.mjs';
import { readTables } from '../pipeline/readTables.mjs';
import { runPipeline } from '../pipeline/runPipeline.mjs';
import { pipelineSteps } from '../pipeline/steps.mjs';
import { summary } from '../pipeline/summary.mjs';
import { nodeTransform } from '../portal/nodeTransform.mjs';

const root = repositoryRoot;

async function test() {
  const { full, only, oneLane } = readOptions();
  const results = path.join(root, '.test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  forgetOldJestCaches(jestCacheDirectory(root));
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () =>
      interrupted.abort(
        new ExpectedError(`The tests were interrupted (${signal}).`),
      ),
    );
  }
  const reports = await runPipeline({
    steps: chooseSteps(pipelineSteps({ root, results }), { full, only }),
    root,
    results,
    environment: {
      FORCE_COLOR: '0',
      // For Go and pip, which may have to fetch modules.
      ...proxyVariables(process.env),
      // Tests that take long look for this.
      ...(full ? { OPENMCP_TEST_FULL: 'true' } : {}),
    },
    offers: new Set([
      ...(hasRealControlPlane() ? ['real control plane'] : []),
      ...(findPython() ? ['Python 3.10 or later with venv'] : []),
    ]),
    oneLane: oneLane || !hasRoomForTwoLanes(),
    signal: interrupted.signal,
  });
  const { text, exitCode } = summary(reports, {
    skipIsFailure: process.env.CI === 'true',
  });
  process.stdout.write(`${readTables(results)}${text}`);
  process.exitCode = exitCode;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        full: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        'one-lane': { type: 'boolean', default: false },
      },
    });
    return {
      full: values.full,
      only: values.only.split(',').filter(Boolean),
      oneLane: values['one-lane'],
    };
  } catch (error) {
    throw new ExpectedError(
      `${error.message}\n\nnpm test -- [--full] [--only <step,step>] [--one-lane]`,
    );
  }
}

function chooseSteps(steps, { full, only }) {
  const unknown = only.find(name => !steps.some(({ id }) => id === name));
  if (unknown) {
    throw new ExpectedError(
      `There is no step "${unknown}". Steps: ${steps
        .map(({ id }) => id)
        .join(', ')}`,
    );
  }
  return only.length === 0
    ? steps.filter(({ long }) => full || !long)
    : steps.filter(({ id }) => only.includes(id));
}

function hasRealControlPlane() {
  const { status } = spawnSync(
    process.execPath,
    [...nodeTransform(root), 'scripts/pipeline/controlPlane.cjs', 'available'],
    { cwd: root },
  );
  return status === 0;
}

test().catch(reportFailure);
