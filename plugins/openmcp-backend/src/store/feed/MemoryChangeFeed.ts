import { randomUUID } from 'node:crypto';
import { Change } from './Change';
import { ChangeFeed, ChangesSince } from './ChangeFeed';

/** Changes that are kept for those who ask what happened since. */
const defaultLongestLog = 20_000;
/** So many more are put up with, as a part of them, before some are forgotten. */
const spareLog = 0.25;

/**
 * A {@link ChangeFeed} that lives as long as the process.
 *
 * @internal
 */
export class MemoryChangeFeed implements ChangeFeed {
  private readonly processId = randomUUID().slice(0, 8);
  private readonly listeners = new Set<(changes: readonly Change[]) => void>();
  /** Listeners that failed, each of which was told of once. */
  private readonly failed = new WeakSet<(changes: readonly Change[]) => void>();
  private log: Change[] = [];
  /**
   * Revision of each change in the log. Two lists, because an object that joins
   * both would take more memory than the change.
   */
  private revisions: number[] = [];
  private current = 0;
  /** Every change after this revision is in the log. */
  private complete = 0;

  /**
   * @param longestLog - so many changes are kept at least
   * @param onError - told of the name of what a listener throws, which says nothing of an
   *   object, once for each of them; that keeps neither the others nor the next changes from being told
   */
  constructor(
    private readonly longestLog: number = defaultLongestLog,
    private readonly onError: (error: string) => void = () => {},
  ) {}

  get revision(): string {
    return `${this.processId}.${this.current}`;
  }

  record(changes: Change[]): void {
    if (changes.length === 0) {
      return;
    }
    this.current += 1;
    for (const change of changes) {
      this.log.push(change);
      this.revisions.push(this.current);
    }
    if (this.log.length > this.longestLog * (1 + spareLog)) {
      this.forgetOldest();
    }
    for (const listener of [...this.listeners]) {
      try {
        listener(changes);
      } catch (error) {
        if (!this.failed.has(listener)) {
          this.failed.add(listener);
          this.onError(error instanceof Error ? error.name : 'unknown error');
        }
      }
    }
  }

  subscribe(listener: (changes: readonly Change[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  since(revision: string): ChangesSince | undefined {
    const match = /^([0-9a-f]{8})\.(0|[1-9][0-9]{0,15})$/.exec(revision);
    const after = Number(match?.[2]);
    if (
      match?.[1] !== this.processId ||
      after > this.current ||
      after < this.complete
    ) {
      return undefined;
    }
    return {
      changes: this.log.slice(this.indexAfter(after)),
      revision: this.revision,
    };
  }

  private forgetOldest(): void {
    this.complete = this.revisions[this.log.length - this.longestLog];
    // A revision that is cut in two is not complete.
    const begin = this.indexAfter(this.complete);
    this.log = this.log.slice(begin);
    this.revisions = this.revisions.slice(begin);
  }

  /** Where the log goes on after a revision; it is in their order. */
  private indexAfter(revision: number): number {
    let begin = 0;
    let end = this.log.length;
    while (begin < end) {
      const middle = Math.floor((begin + end) / 2);
      if (this.revisions[middle] > revision) {
        end = middle;
      } else {
        begin = middle + 1;
      }
    }
    return begin;
  }
}
