import { Clock, wait } from '../timing';
import { EnvironmentHasher } from './applied';
import { PersistentAttemptMemory } from './attempts';
import {
  HistoryDatabase,
  pruneHistory,
  readHashKey,
  readKeptSince,
} from './database';

/** Waits between tries to read the database at the start, in milliseconds. */
const retryDelay = 5_000;
/** How often what is too old goes, in milliseconds. */
const pruneInterval = 60 * 60_000;
/** How long the end of the backend waits for the database, in milliseconds. */
const longestEnd = 1_000;

/**
 * Reads what was remembered before the backend started, and lets go what is too
 * old. It goes on trying for as long as the database is down.
 *
 * @internal
 */
export class HistoryUpkeep {
  private readonly controller = new AbortController();
  private ended: Promise<void> = Promise.resolve();
  private complete?: number;

  constructor(
    private readonly options: {
      database: HistoryDatabase;
      memory: PersistentAttemptMemory;
      hasher: EnvironmentHasher;
      clock: Clock;
      /** Attempts are known now that were not known before. */
      onLoaded: () => void;
    },
  ) {}

  /**
   * From when on the history is complete, in milliseconds since the epoch;
   * undefined while the database was never read.
   */
  get keptSince(): number | undefined {
    return this.complete;
  }

  /**
   * Begins to read, and resolves when that is done or took too long; it then goes
   * on in the background.
   */
  async start(longestWait: number): Promise<void> {
    const { clock } = this.options;
    const loaded = this.load();
    this.ended = loaded.then(() => this.prune());
    const end = new AbortController();
    await Promise.race([
      loaded.finally(() => end.abort()),
      wait(clock, longestWait, end.signal),
    ]);
  }

  /** Ends it; waits one second at most for what the database is asked just now. */
  async stop(): Promise<void> {
    this.controller.abort();
    const end = new AbortController();
    await Promise.race([
      this.ended.finally(() => end.abort()),
      wait(this.options.clock, longestEnd, end.signal),
    ]);
  }

  private async load(): Promise<void> {
    const { database, memory, hasher, clock, onLoaded } = this.options;
    const { signal } = this.controller;
    while (!signal.aborted) {
      try {
        const client = await database.client();
        hasher.setKey(await readHashKey(client));
        await memory.load(client);
        this.complete = await readKeptSince(client, clock.now());
        onLoaded();
        return;
      } catch {
        // That it is down is said by what cannot be written.
        await wait(clock, retryDelay, signal);
      }
    }
  }

  private async prune(): Promise<void> {
    const { database, clock } = this.options;
    const { signal } = this.controller;
    while (!signal.aborted) {
      try {
        const client = await database.client();
        this.complete = await pruneHistory(client, clock.now());
      } catch {
        // It is only needed some day.
      }
      await wait(clock, pruneInterval, signal);
    }
  }
}
