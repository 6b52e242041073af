import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { targetPaths } from '@backstage/cli-common';

const READY_WITHIN_MS = 120_000;

/**
 * A Backstage backend to start.
 *
 * @internal
 */
export interface BackendProcessOptions {
  /** What it runs: a TypeScript file. */
  main: string;
  /** Where paths in the configuration begin. */
  workingDirectory: string;
  /** Added to `app-config.yaml`. */
  configPath: string;
  /** Where it is reached, as the configuration says. */
  baseUrl: string;
  /** Takes what it writes; what is there stays. */
  logPath: string;
  environment?: Record<string, string>;
}

/**
 * A Backstage backend from its sources, in a process of its own.
 *
 * @internal
 */
export class BackendProcess {
  readonly #options: BackendProcessOptions;
  readonly #process: ChildProcess;

  private constructor(options: BackendProcessOptions, process: ChildProcess) {
    this.#options = options;
    this.#process = process;
  }

  /**
   * Starts it and waits until it says that it is ready.
   *
   * @throws Error with the end of the log when the backend ends or is not ready
   * within two minutes
   */
  static async start(options: BackendProcessOptions): Promise<BackendProcess> {
    const log = await open(options.logPath, 'a');
    const backend = new BackendProcess(
      options,
      spawn(
        process.execPath,
        [
          '--require',
          require.resolve('@backstage/cli/config/nodeTransform.cjs'),
          options.main,
          '--config',
          targetPaths.resolveRoot('app-config.yaml'),
          '--config',
          options.configPath,
        ],
        {
          cwd: options.workingDirectory,
          env: {
            ...process.env,
            NODE_ENV: 'production',
            NODE_OPTIONS: '',
            ...options.environment,
          },
          stdio: ['ignore', log.fd, log.fd],
        },
      ),
    );
    await log.close();
    try {
      await backend.#waitUntilReady();
      return backend;
    } catch (error) {
      await backend.stop();
      const tail = (await backend.readLog()).split('\n').slice(-40).join('\n');
      throw new Error(`The portal did not start: ${error}\n${tail}`);
    }
  }

  /** What it has written to its log so far. */
  readLog(): Promise<string> {
    return readFile(this.#options.logPath, 'utf8');
  }

  /** Ends it at once. */
  async stop(): Promise<void> {
    if (this.#hasEnded()) {
      return;
    }
    const ended = once(this.#process, 'exit');
    // When asked politely, it waits for requests that it has sent to its own
    // event bus, which are held for up to a minute.
    this.#process.kill('SIGKILL');
    await ended;
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  async #waitUntilReady(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      if (this.#hasEnded()) {
        throw new Error(
          `the backend ended with code ${this.#process.exitCode}`,
        );
      }
      const answer = await fetch(
        `${this.#options.baseUrl}/.backstage/health/v1/readiness`,
      ).catch(() => undefined);
      if (answer?.ok) {
        return;
      }
      await delay(200);
    }
    throw new Error('it was not ready within two minutes');
  }
}
