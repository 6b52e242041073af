import { Clock } from '../../timing';

/**
 * So long after an API server said for the first time that it does not serve a
 * kind it is believed, when it says so again, in milliseconds. While a definition
 * is exchanged, or one of several API servers has just started, a kind may be
 * missing for a moment that is there before and after.
 */
export const absenceBelievedAfter = 5_000;

/**
 * Remembers since when an API server says, without saying anything else in
 * between, that it does not serve a kind.
 *
 * @internal
 */
export class Absence {
  private since?: number;

  constructor(private readonly clock: Clock) {}

  /**
   * It was said just now.
   *
   * @returns whether it is to be believed
   */
  note(): boolean {
    this.since ??= this.clock.elapsed();
    return this.clock.elapsed() - this.since >= absenceBelievedAfter;
  }

  /** Something else was said, or nothing at all. */
  clear(): void {
    this.since = undefined;
  }
}
