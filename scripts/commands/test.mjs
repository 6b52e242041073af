// `npm test`: checks and tests everything.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ExpectedError, reportFailure } from '../bootstrap/ExpectedError.mjs';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { runPipeline } from '../pipeline/runPipeline.mjs';
import { pipelineSteps } from '../pipeline/steps.mjs';
import { summary } from '../pipeline/summary.mjs';
import { nodeTransform } from '../portal/nodeTransform.mjs';

const root = repositoryRoot;

async function test() {
  const { full, only } = readOptions();
  const results = path.join(root, '.test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () =>
      interrupted.abort(
        new ExpectedError(`The tests were interrupted (${signal}).`),
      ),
    );
  }
  const reports = await runPipeline({
    steps: chooseSteps(pipelineSteps({ root, results }), only),
    root,
    results,
    environment: {
      FORCE_COLOR: '0',
      // Tests that take long look for this.
      ...(full ? { OPENMCP_TEST_FULL: 'true' } : {}),
    },
    offers: new Set(hasRealControlPlane() ? ['real control plane'] : []),
    signal: interrupted.signal,
  });
  const { text, exitCode } = summary(reports, {
    skipIsFailure: process.env.CI === 'true',
  });
  process.stdout.write(text);
  process.exitCode = exitCode;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        full: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
      },
    });
    return { full: values.full, only: values.only.split(',').filter(Boolean) };
  } catch (error) {
    throw new ExpectedError(
      `${error.message}\n\nnpm test -- [--full] [--only <step,step>]`,
    );
  }
}

function chooseSteps(steps, only) {
  const unknown = only.find(name => !steps.some(({ id }) => id === name));
  if (unknown) {
    throw new ExpectedError(
      `There is no step "${unknown}". Steps: ${steps
        .map(({ id }) => id)
        .join(', ')}`,
    );
  }
  return only.length === 0
    ? steps
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
