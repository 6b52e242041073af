import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const fixture = fileURLToPath(new URL('./stageFixture.mjs', import.meta.url));

/**
 * Starts a stage of the set-up in a process of its own; see `stageFixture.mjs`.
 *
 * @param {import('node:test').TestContext} context - what still runs at its end is killed
 * @param {string[]} stage - the stage and its arguments
 * @param {NodeJS.ProcessEnv} [environment] - variables in place of those of this process
 * @returns {{kill: () => void, ended: Promise<{code: number | null, signal: string | null, said: string}>}} a way to kill
 *   it as `kill -9` does, and how it ended and what it said
 */
export function runStage(context, stage, environment = {}) {
  const child = spawn(process.execPath, [fixture, ...stage], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  context.after(() => child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', text => {
    said += text;
  });
  const ended = new Promise(resolve =>
    child.once('close', (code, signal) => resolve({ code, signal, said })),
  );
  return { kill: () => child.kill('SIGKILL'), ended };
}
