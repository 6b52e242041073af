import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

/** How often a holder shows that it lives. */
const heartbeatMilliseconds = 5_000;
/** After this time without a sign of life a lock is nobody's. */
const staleMilliseconds = 60_000;
const pollMilliseconds = 200;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A lock between processes: a file with the holder's process id. The lock of a
 * process that is gone is taken over. The age of the last sign of life counts
 * as well, because after a restart of the machine the process id may belong to
 * something else.
 *
 * @internal
 */
export class FileLock {
  readonly #path: string;
  readonly #content: string;
  readonly #heartbeat: NodeJS.Timeout;

  private constructor(path: string, content: string) {
    this.#path = path;
    this.#content = content;
    this.#heartbeat = setInterval(() => {
      try {
        const now = new Date();
        utimesSync(path, now, now);
      } catch {
        // The folder was deleted while we work: the result is still ours.
      }
    }, heartbeatMilliseconds);
    this.#heartbeat.unref();
  }

  /**
   * Takes the lock if nobody has it.
   *
   * @param path - the lock file; its folder must exist
   * @returns the lock, or the process id of its holder
   */
  static tryAcquire(path: string): FileLock | { holder: number } {
    const content = `${process.pid} ${randomUUID()}\n`;
    const prepared = `${path}.${randomUUID()}`;
    // Linked, not created in place: nobody ever reads a half-written lock.
    writeFileSync(prepared, content, { mode: 0o600 });
    try {
      for (;;) {
        try {
          linkSync(prepared, path);
          return new FileLock(path, content);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
            throw error;
          }
        }
        const holder = FileLock.#livingHolder(path);
        if (holder !== undefined) {
          return { holder };
        }
        try {
          renameSync(path, `${prepared}.stale`);
        } catch {
          // Somebody else took the stale lock away first.
        }
      }
    } finally {
      rmSync(prepared, { force: true });
      rmSync(`${prepared}.stale`, { force: true });
    }
  }

  /**
   * Waits for the lock.
   *
   * @param path - the lock file; its folder must exist
   * @param onWaiting - told now and then who has it and since when we wait
   * @returns the lock
   */
  static async acquire(
    path: string,
    onWaiting: (holder: number, waitedSeconds: number) => void,
  ): Promise<FileLock> {
    const since = Date.now();
    let toldAt = 0;
    for (;;) {
      const result = FileLock.tryAcquire(path);
      if (result instanceof FileLock) {
        return result;
      }
      if (Date.now() - toldAt >= 10_000) {
        toldAt = Date.now();
        onWaiting(result.holder, Math.round((toldAt - since) / 1000));
      }
      await new Promise(resolve => setTimeout(resolve, pollMilliseconds));
    }
  }

  static #livingHolder(path: string): number | undefined {
    try {
      const pid = Number(readFileSync(path, 'utf8').split(' ')[0]);
      const age = Date.now() - statSync(path).mtimeMs;
      return pid > 0 && isAlive(pid) && age < staleMilliseconds
        ? pid
        : undefined;
    } catch {
      return undefined;
    }
  }

  /** Gives the lock back, unless somebody has taken it over. */
  release(): void {
    clearInterval(this.#heartbeat);
    try {
      if (readFileSync(this.#path, 'utf8') === this.#content) {
        rmSync(this.#path, { force: true });
      }
    } catch {
      // It is gone already.
    }
  }
}
