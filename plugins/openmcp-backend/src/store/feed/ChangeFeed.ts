import { Change } from './Change';

/**
 * What changed after a revision.
 *
 * @internal
 */
export interface ChangesSince {
  /** Oldest first. */
  changes: Change[];
  /** Where the next question goes on. */
  revision: string;
}

/**
 * One line of changes over all clusters.
 *
 * @internal
 */
export interface ChangeFeed {
  /**
   * Grows with every change. Comparable within one process only, which its first
   * part stands for.
   */
  readonly revision: string;

  /** Notes changes that belong together under one new revision. */
  record(changes: Change[]): void;

  /**
   * Calls back after each new revision with its changes, until the returned
   * function is called.
   */
  subscribe(listener: (changes: readonly Change[]) => void): () => void;

  /**
   * @returns undefined when the revision is of another process or too old, so
   * that everything has to be read again
   */
  since(revision: string): ChangesSince | undefined;
}
