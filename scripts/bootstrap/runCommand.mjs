import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { parentPipe } from '../processes/parentPipe.mjs';
import { whenCallerIsGone } from '../processes/whenCallerIsGone.mjs';

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
