import path from 'node:path';
import { lowerPriority } from '../processes/lowerPriority.mjs';
import { ManagedProcess } from '../processes/ManagedProcess.mjs';
import { resultFile } from './resultFile.mjs';
import { StepProgress } from './StepProgress.mjs';

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
 * Runs all steps, whatever fails: the steps of one lane one after the other, the lanes beside each other.
 *
 * @param {{steps: import('./steps.mjs').Step[], root: string, results: string, environment: Record<string, string>,
 *   offers: Set<string>, oneLane?: boolean, signal: AbortSignal, progress?: StepProgress}} options - the steps, each
 *   behind those it comes after; root of the repository, folder for results, variables to add for the steps, what the
 *   machine offers (see `needs` of a step), whether everything runs in one lane (default false), a signal that ends
 *   everything, and who is told how it goes
 * @returns {Promise<StepReport[]>} in the order of the steps; rejects when the signal was given, and nothing runs then
 */
export async function runPipeline({
  steps,
  root,
  results,
  environment,
  offers,
  oneLane = false,
  signal,
  progress = new StepProgress(),
}) {
  const failure = new AbortController();
  const ending = AbortSignal.any([signal, failure.signal]);
  const aborted = new Promise((_, reject) => {
    const abort = () => reject(ending.reason);
    ending.addEventListener('abort', abort, { once: true });
  });
  // Nobody may be waiting for it at that moment.
  aborted.catch(() => {});
  const outcomes = new Map(
    steps.map(({ id }) => [id, Promise.withResolvers()]),
  );
  const children = new Set();

  const runStep = async step => {
    const child = new ManagedProcess({
      name: step.title,
      nodeArguments: step.nodeArguments,
      cwd: path.join(root, step.directory ?? ''),
      logFile: path.join(results, `${step.id}.log`),
      environment,
    });
    children.add(child);
    if (step.niceness) {
      lowerPriority(child.processId, step.niceness);
    }
    return report(step, child, resultFile(results, step.id));
  };
  const runLane = async lane => {
    for (const step of lane) {
      const needed = (step.after ?? []).flatMap(id => outcomes.get(id) ?? []);
      const before = await Promise.race([
        aborted,
        Promise.all(needed.map(({ promise }) => promise)),
      ]);
      ending.throwIfAborted();
      const skippedBecause = reasonToSkip(step, offers, before);
      if (!skippedBecause) {
        progress.begin(step.title);
      }
      const outcome = skippedBecause
        ? skipped(step, skippedBecause)
        : await Promise.race([aborted, runStep(step)]);
      progress.end(step.title, describe(outcome));
      outcomes.get(step.id).resolve(outcome);
    }
  };

  const lanes = oneLane
    ? [steps]
    : Object.values(Object.groupBy(steps, ({ lane }) => lane));
  try {
    await Promise.all(
      lanes.map(lane =>
        runLane(lane).catch(error => {
          failure.abort(error);
          throw error;
        }),
      ),
    );
    return await Promise.all(steps.map(({ id }) => outcomes.get(id).promise));
  } finally {
    await Promise.all(Array.from(children, child => child.end()));
    progress.close();
  }
}

function reasonToSkip(step, offers, before) {
  if (step.needs && !offers.has(step.needs)) {
    return `this machine has no ${step.needs}`;
  }
  const missing = before.find(({ result }) => result.passed === 0);
  return missing && `"${missing.step.title}" did not succeed`;
}

function skipped(step, skippedBecause) {
  return {
    step,
    result: { passed: 0, failed: 0, skipped: 1, failures: [] },
    seconds: 0,
    skippedBecause,
    lastLines: [],
  };
}

async function report(step, child, file) {
  const startedAt = Date.now();
  const { code } = await child.exited;
  const seconds = (Date.now() - startedAt) / 1000;
  // What the step started and left behind goes, too.
  await child.end();
  return {
    step,
    result: await step.result({ exitCode: code, file }),
    seconds,
    lastLines: child.lastLines,
    logFile: child.logFile,
  };
}

function describe({ result, skippedBecause, logFile }) {
  if (skippedBecause) {
    return `skipped, ${skippedBecause}`;
  }
  return result.failed > 0
    ? `${result.failed} failed, see ${logFile}`
    : 'passed';
}
