import { spawn } from 'node:child_process';
import { LineTail } from './LineTail.mjs';

/**
 * Runs a program, shows nothing of its output and keeps the end of it. Signals that would end this
 * process are handed to the program first, so that nothing goes on behind a person's back.
 *
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void}} [options]
 * @returns {Promise<{code: number | null, signal: string | null, lines: string[]}>} rejects when the program cannot be started
 */
export function runQuietly(
  command,
  commandArguments,
  { cwd, env, onLine } = {},
) {
  return new Promise((resolve, reject) => {
    const tail = new LineTail();
    const child = spawn(command, commandArguments, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let interruptedBy;
    const interrupt = signal => {
      interruptedBy = signal;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    signals.forEach(signal => process.on(signal, interrupt));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', text => {
        tail.write(text).forEach(line => onLine?.(line));
      });
    }
    const stopListening = () =>
      signals.forEach(signal => process.off(signal, interrupt));
    child.once('error', error => {
      stopListening();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stopListening();
      resolve({ code, signal: interruptedBy ?? signal, lines: tail.lines });
    });
  });
}
