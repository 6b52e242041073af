import { setPriority } from 'node:os';
import path from 'node:path';
import { Progress } from '../bootstrap/Progress.mjs';
import { ManagedProcess } from '../processes/ManagedProcess.mjs';
import { resultFile } from './steps.mjs';

const LOW_PRIORITY = 15;

/**
 * What came of a step.
 *
 * @typedef {object} StepReport
 * @property {import('./steps.mjs').Step} step
 * @property {import('./exitCodeResult.mjs').StepResult} result
 * @property {number} seconds
 * @property {string} [skippedBecause] - reason, where it was not run
 * @property {string[]} lastLines - the end of its output
 * @property {string} [logFile] - all of its output
 */

/**
 * Runs steps one after the other and all of them, whatever fails.
 *
 * @param {{steps: import('./steps.mjs').Step[], root: string, results: string, environment: Record<string, string>,
 *   offers: Set<string>, signal: AbortSignal}} options - the steps, root of the repository, folder for results,
 *   variables to add for the steps, what the machine offers (see `needs` of a step), and a signal that ends everything
 * @returns {Promise<StepReport[]>} in the order of the steps; rejects when the signal was given
 */
export async function runPipeline({
  steps,
  root,
  results,
  environment,
  offers,
  signal,
}) {
  const running = new Map();
  const start = step => {
    const startedAt = Date.now();
    const child = new ManagedProcess({
      name: step.title,
      nodeArguments: step.nodeArguments,
      cwd: path.join(root, step.directory ?? ''),
      logFile: path.join(results, `${step.id}.log`),
      environment,
    });
    const finished = child.exited.then(async ({ code }) => {
      // What the step started and left behind goes, too.
      await child.end();
      return { code, seconds: (Date.now() - startedAt) / 1000 };
    });
    running.set(step.id, { child, finished });
  };
  const endAll = () => running.forEach(({ child }) => child.end());
  signal.addEventListener('abort', endAll, { once: true });

  const isOffered = step => !step.needs || offers.has(step.needs);
  for (const step of steps.filter(each => each.early && isOffered(each))) {
    start(step);
    setPriority(running.get(step.id).child.processId, LOW_PRIORITY);
  }
  const reports = [];
  for (const step of steps) {
    const skippedBecause = reasonToSkip(step, isOffered(step), reports);
    if (skippedBecause) {
      reports.push(skipped(step, skippedBecause));
      continue;
    }
    if (!running.has(step.id)) {
      start(step);
    }
    const { child, finished } = running.get(step.id);
    reports.push(
      await report({
        step,
        child,
        finished,
        file: resultFile(results, step.id),
      }),
    );
    signal.throwIfAborted();
  }
  return reports;
}

function reasonToSkip(step, isOffered, reports) {
  if (!isOffered) {
    return `this machine has no ${step.needs}`;
  }
  const missing = reports.find(
    each => step.after?.includes(each.step.id) && each.result.passed === 0,
  );
  return missing && `"${missing.step.title}" did not succeed`;
}

function skipped(step, skippedBecause) {
  process.stderr.write(`${step.title}: skipped, ${skippedBecause}\n`);
  return {
    step,
    result: { passed: 0, failed: 0, skipped: 1, failures: [] },
    seconds: 0,
    skippedBecause,
    lastLines: [],
  };
}

async function report({ step, child, finished, file }) {
  const progress = new Progress(step.title, { repeatSeconds: 60 });
  const { code, seconds } = await finished;
  const result = await step.result({ exitCode: code, file });
  progress.end(
    `${step.title}: ${
      result.failed > 0 ? `${result.failed} failed` : 'passed'
    }`,
  );
  return {
    step,
    result,
    seconds,
    lastLines: child.lastLines,
    logFile: child.logFile,
  };
}
