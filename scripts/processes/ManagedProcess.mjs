import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { LineTail } from '../bootstrap/LineTail.mjs';
import { parentPipe } from './parentPipe.mjs';

const GRACE_MILLISECONDS = 15_000;
const GROUP_POLL_MILLISECONDS = 50;

/**
 * A Node process that belongs to this one: it leads a process group of its own, its output goes to a
 * log file, it ends when this process ends in whatever way, and ending it ends all it has started.
 */
export class ManagedProcess {
  /** What it is, for messages. */
  name;
  /** File with all it prints. */
  logFile;
  /** Resolves to `{code, signal}` when the process is gone and its output is written. Never rejects. */
  exited;
  #child;
  #tail = new LineTail();
  #ending;

  /**
   * Starts the process.
   *
   * @param {{name: string, nodeArguments: string[], cwd: string, logFile: string,
   *   environment?: Record<string, string>, onLine?: (line: string) => void}} options - name for messages,
   *   what comes after `node`, working directory, log file (replaced), variables to add to those of this
   *   process, and who is told each line of output
   */
  constructor({
    name,
    nodeArguments,
    cwd,
    logFile,
    environment = {},
    onLine = () => {},
  }) {
    this.name = name;
    this.logFile = logFile;
    const pipe = parentPipe('group');
    this.#child = spawn(
      process.execPath,
      [...pipe.nodeArguments, ...nodeArguments],
      {
        cwd,
        // A group of its own: Ctrl-C on the terminal reaches this process alone, which then ends the
        // others in order.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', ...pipe.stdio],
        env: { ...process.env, ...environment, ...pipe.environment },
      },
    );
    const log = createWriteStream(logFile);
    // A disk that is full takes the log, and nothing else: what the process does goes on as far as it can.
    log.once('error', error => {
      const line = `The log of the ${name} ends here: ${error.message}`;
      this.#tail.write(`${line}\n`);
      process.stderr.write(`${line}\n`);
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', coloured => {
        const text = stripVTControlCharacters(coloured);
        log.write(text);
        this.#tail.write(text).forEach(onLine);
      });
    }
    this.exited = new Promise(resolve => {
      this.#child.once('error', error => {
        this.#tail.write(`${error.message}\n`);
        resolve({ code: null, signal: null });
      });
      this.#child.once('close', (code, signal) =>
        log.end(() => resolve({ code, signal })),
      );
    });
  }

  /** The end of its output. */
  get lastLines() {
    return this.#tail.lines;
  }

  /** Its process id. */
  get processId() {
    return this.#child.pid;
  }

  /**
   * Ends the process and all that it started: first by SIGTERM, after 15 seconds by SIGKILL.
   * Resolves when its whole group is gone.
   */
  end() {
    this.#ending ??= this.#endGroup();
    return this.#ending;
  }

  async #endGroup() {
    if (this.#child.pid === undefined) {
      return;
    }
    this.#signal('SIGTERM');
    const force = setTimeout(() => this.#signal('SIGKILL'), GRACE_MILLISECONDS);
    try {
      // The leader may go before those it started.
      while (this.#signal(0)) {
        await new Promise(resolve =>
          setTimeout(resolve, GROUP_POLL_MILLISECONDS),
        );
      }
    } finally {
      clearTimeout(force);
    }
    await this.exited;
  }

  /** Sends a signal to the group; answers whether the group still exists. */
  #signal(signal) {
    try {
      process.kill(-this.#child.pid, signal);
      return true;
    } catch {
      return false;
    }
  }
}
