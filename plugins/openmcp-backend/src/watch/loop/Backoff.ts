/** Bounds of the waits between two attempts, in milliseconds. */
const shortestWait = 1_000;
const longestWait = 30_000;

/**
 * How long to wait before the next attempt: longer each time, up to a ceiling,
 * and never for all loops at the same moment.
 *
 * @internal
 */
export class Backoff {
  private failures = 0;

  /**
   * @param random - numbers of 0 to below 1
   */
  constructor(private readonly random: () => number) {}

  /** Failures in a row. */
  get count(): number {
    return this.failures;
  }

  /** Counts a failure and says how long to wait, at least as long as asked. */
  next(retryAfter: number = 0): number {
    const ceiling = Math.min(longestWait, shortestWait * 2 ** this.failures);
    this.failures += 1;
    const own = ceiling * (0.5 + this.random() / 2);
    return retryAfter > own ? retryAfter + this.random() * shortestWait : own;
  }

  /** Forgets the failures. */
  reset(): void {
    this.failures = 0;
  }
}
