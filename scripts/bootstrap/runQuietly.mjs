import { spawn } from 'node:child_process';
import { letGo, supervised } from '../processes/supervised.mjs';
import { LineTail } from './LineTail.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;

/**
 * Runs a program, shows nothing of its output and keeps the end of it. Signals that would end this process are handed
 * to the program and what it has started first, so that nothing goes on behind a person's back. Where this process is
 * killed, they are killed as well: the next run must not meet what goes on writing.
 *
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void,
 *   isHopeless?: (line: string) => boolean}} [options] - where to run it and with what, who is told each line, and whether a
 *   line says that the program cannot succeed any more, so that it is ended at once
 * @returns {Promise<{code: number | null, signal: string | null, lines: string[]}>} rejects when the program cannot be started
 */
export function runQuietly(
  command,
  commandArguments,
  { cwd, env, onLine, isHopeless = () => false } = {},
) {
  return new Promise((resolve, reject) => {
    const tail = new LineTail();
    const child = spawn(...supervised(command, commandArguments), {
      cwd,
      env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let interruptedBy;
    let hasFailed = false;
    const end = signal => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // All of it is gone already.
      }
    };
    const interrupt = signal => {
      interruptedBy = signal;
      end(signal);
    };
    SIGNALS.forEach(signal => process.on(signal, interrupt));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', text => {
        for (const line of tail.write(text)) {
          onLine?.(line);
          if (!hasFailed && isHopeless(line)) {
            hasFailed = true;
            end('SIGKILL');
          }
        }
      });
    }
    const stopListening = () =>
      SIGNALS.forEach(signal => process.off(signal, interrupt));
    child.once('exit', () => letGo(child));
    child.once('error', error => {
      stopListening();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stopListening();
      const { lines } = tail;
      if (cannotBeStarted(command, code, lines)) {
        reject(new Error(lines.at(-1)));
        return;
      }
      resolve(
        hasFailed && !interruptedBy
          ? { code: 1, signal: null, lines }
          : { code, signal: interruptedBy ?? signal, lines },
      );
    });
  });
}

// The shell says so, which begins its line with its own name; a program may end with these numbers for its own reasons.
function cannotBeStarted(command, code, lines) {
  const last = lines.at(-1) ?? '';
  return (
    [NOT_FOUND, NOT_EXECUTABLE].includes(code) &&
    /^\S*sh: /.test(last) &&
    last.includes(command)
  );
}
