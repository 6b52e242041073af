import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { parentPipe } from '../processes/parentPipe.mjs';

const CALLER_POLL_MILLISECONDS = 200;

/**
 * Runs one of `scripts/commands` with the given Node, on the same terminal. Signals are forwarded, and
 * the command ends when this process is gone.
 *
 * @param {{root: string, runtime: {node: string, home: string}, command: string, commandArguments: string[]}} options
 * @returns {Promise<number>} the exit code; 128 + number for a command that a signal ended
 */
export function runCommand({ root, runtime, command, commandArguments }) {
  const pipe = parentPipe('process');
  return new Promise((resolve, reject) => {
    const child = spawn(
      runtime.node,
      [
        ...pipe.nodeArguments,
        path.join(root, 'scripts', 'commands', `${command}.mjs`),
        ...commandArguments,
      ],
      {
        cwd: root,
        stdio: ['inherit', 'inherit', 'inherit', ...pipe.stdio],
        env: {
          ...process.env,
          ...pipe.environment,
          PATH: [path.join(runtime.home, 'bin'), process.env.PATH].join(
            path.delimiter,
          ),
        },
      },
    );
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => child.kill(signal));
    }
    whenCallerIsGone(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal]),
    );
  });
}

// npm and yarn do not always pass on what ends them. Only when called by one of them: a person may well
// start us from a shell that goes away.
function whenCallerIsGone(react) {
  if (!process.env.npm_lifecycle_event) {
    return;
  }
  const caller = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== caller) {
      clearInterval(timer);
      react();
    }
  }, CALLER_POLL_MILLISECONDS);
  timer.unref();
}
