import { ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { logTail } from './logTail';

/**
 * What a program is started with.
 *
 * @internal
 */
export interface SupervisedProcessOptions {
  /** Name for messages, such as `kube-apiserver of eu-live`. */
  name: string;
  /** Path of the program. */
  command: string;
  /** Arguments of the program. */
  args: string[];
  /** File that receives standard output and standard error, appended. */
  logFile: string;
  /** Environment; that of this process by default. */
  env?: NodeJS.ProcessEnv;
  /** Working folder; that of this process by default. */
  cwd?: string;
}

/**
 * How a program ended.
 *
 * @internal
 */
export interface ProcessEnd {
  /** Exit code, or null when a signal ended it. */
  code: number | null;
  /** The signal, or null when it ended by itself. */
  signal: NodeJS.Signals | null;
}

/*
 * The shell starts a watcher and then becomes the program, so the process id
 * that we know is that of the program. The watcher reads the pipe whose other
 * end this process holds: a line means that all is well and it may go; the end
 * of the file means that this process is gone, however it died, and the whole
 * process group goes with it. The group is a session of its own, so a Ctrl+C in
 * a terminal reaches us alone and we stop things in order.
 */
const watchdogScript = `
exec 3<&0
( read -r line <&3 || kill -s KILL -- "-$$" ) >/dev/null 2>&1 &
exec "$@" 3<&- </dev/null
`;

/**
 * A program that cannot outlive this process: not after an orderly end and not
 * after SIGKILL either.
 *
 * @internal
 */
export class SupervisedProcess {
  /** Name for messages. */
  readonly name: string;
  /** Settles when the program has ended; it never rejects. */
  readonly ended: Promise<ProcessEnd>;

  readonly #child: ChildProcess;
  readonly #logFile: string;
  #end: ProcessEnd | undefined;
  #expectedToEnd = false;

  /**
   * Starts a program.
   *
   * @param options - the program and where its output goes
   */
  constructor(options: SupervisedProcessOptions) {
    this.name = options.name;
    this.#logFile = options.logFile;
    const log = openSync(options.logFile, 'a', 0o600);
    try {
      this.#child = spawn(
        '/bin/sh',
        ['-c', watchdogScript, 'sh', options.command, ...options.args],
        {
          cwd: options.cwd,
          env: options.env ?? process.env,
          detached: true,
          stdio: ['pipe', log, log],
        },
      );
    } finally {
      closeSync(log);
    }
    // The watcher may be gone before it is told to go.
    this.#child.stdin?.on('error', () => {});
    this.ended = new Promise<ProcessEnd>(resolve => {
      const settle = (end: ProcessEnd) => {
        this.#end = end;
        this.#child.stdin?.end('ended\n');
        resolve(end);
      };
      this.#child.once('exit', (code, signal) => settle({ code, signal }));
      this.#child.once('error', () => settle({ code: 127, signal: null }));
    });
  }

  /** Process id, or undefined when it could not be started at all. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether the program still runs. */
  get isRunning(): boolean {
    return this.#end === undefined;
  }

  /** Whether its end was asked for by {@link SupervisedProcess.end}. */
  get isExpectedToEnd(): boolean {
    return this.#expectedToEnd;
  }

  /**
   * Sends a signal without waiting for anything.
   *
   * @param signal - the signal
   */
  signal(signal: NodeJS.Signals): void {
    if (this.isRunning) {
      this.#child.kill(signal);
    }
  }

  /**
   * Ends the program and waits for its end.
   *
   * @param signal - the signal to end it with
   */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#expectedToEnd = true;
    this.signal(signal);
    await this.ended;
  }

  /**
   * Describes the end of a program that was not expected to end.
   *
   * @returns an error with the last lines of the log
   */
  failure(): Error {
    const { code, signal } = this.#end ?? { code: null, signal: null };
    const how = signal ? `by signal ${signal}` : `with exit code ${code}`;
    return new Error(
      `${this.name} ended ${how}. Last lines of its log:\n${this.lastLines()}`,
    );
  }

  /**
   * Reads the end of the log.
   *
   * @returns some lines
   */
  lastLines(): string {
    return logTail(this.#logFile);
  }
}
