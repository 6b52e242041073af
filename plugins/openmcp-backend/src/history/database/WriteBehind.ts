import { LoggerService } from '@backstage/backend-plugin-api';
import { Clock, wait } from '../../timing';
import { BufferedWrites } from './BufferedWrites';
import { HistoryDatabase } from './HistoryDatabase';

/** How long is gathered before it is written, in milliseconds. */
const gatheringTime = 500;
/** Waits after a failed write, in milliseconds; the last one is repeated. */
const retryDelays = [1_000, 5_000, 15_000, 60_000];
/** How long the end of the backend waits for the last write, in milliseconds. */
const longestEnd = 5_000;

/**
 * Writes what is remembered into the database, many things at once and away from
 * what watches and answers. While the database is down everything waits in its
 * buffer, which is said once.
 *
 * @internal
 */
export class WriteBehind {
  private readonly buffers: BufferedWrites[] = [];
  private cancelTimer?: () => void;
  private writing?: Promise<void>;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly options: {
      database: HistoryDatabase;
      logger: LoggerService;
      clock: Clock;
    },
  ) {}

  add(...buffers: BufferedWrites[]): void {
    this.buffers.push(...buffers);
  }

  /** Something waits to be written; returns at once. */
  schedule(): void {
    if (!this.cancelTimer && !this.closed) {
      this.writeIn(gatheringTime);
    }
  }

  /**
   * Writes what waits now, and resolves when that is done or did not work. It
   * does not insist while the database is known to be down.
   */
  async settle(): Promise<void> {
    if (this.failures === 0) {
      await this.write();
    }
  }

  /** Writes the rest and ends; waits 5 seconds at most. */
  async close(): Promise<void> {
    this.closed = true;
    this.cancelTimer?.();
    this.cancelTimer = undefined;
    const end = new AbortController();
    await Promise.race([
      this.write().finally(() => end.abort()),
      wait(this.options.clock, longestEnd, end.signal),
    ]);
  }

  private get isEmpty(): boolean {
    return this.buffers.every(buffer => buffer.isEmpty);
  }

  private writeIn(milliseconds: number): void {
    this.cancelTimer = this.options.clock.after(milliseconds, () => {
      this.cancelTimer = undefined;
      void this.write();
    });
  }

  private async write(): Promise<void> {
    // What came after a write began needs another one.
    await this.writing;
    if (this.isEmpty) {
      return;
    }
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
    await this.writing;
  }

  /** What cannot be written of one thing keeps nothing else from being written. */
  private async writeEach(): Promise<void> {
    const client = await this.options.database.client();
    const written = await Promise.allSettled(
      this.buffers
        .filter(({ isEmpty }) => !isEmpty)
        .map(buffer => buffer.write(client)),
    );
    const failed = written.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') {
      throw failed.reason;
    }
  }

  private async writeAll(): Promise<void> {
    const { logger } = this.options;
    try {
      await this.writeEach();
      if (this.failures > 0) {
        logger.info('The history is written to the database again');
      }
      this.failures = 0;
    } catch (error) {
      if (this.failures === 0) {
        // Drivers put statements with their values into messages.
        const name = error instanceof Error ? error.name : 'unknown error';
        logger.warn(
          `The history cannot be written to the database (${name}); it is kept in memory and written later`,
        );
      }
      this.failures += 1;
      if (!this.closed) {
        this.cancelTimer?.();
        this.writeIn(
          retryDelays[Math.min(this.failures, retryDelays.length) - 1],
        );
      }
    }
  }
}
