/**
 * Bounds of the waits between two attempts, in milliseconds.
 *
 * @internal
 */
export interface BackoffBounds {
  shortest: number;
  longest: number;
}

const attemptBounds: BackoffBounds = { shortest: 1_000, longest: 30_000 };

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
   * @param bounds - default 1 to 30 seconds
   */
  constructor(
    private readonly random: () => number,
    private readonly bounds: BackoffBounds = attemptBounds,
  ) {}

  /** Failures in a row. */
  get count(): number {
    return this.failures;
  }

  /** Counts a failure and says how long to wait, at least as long as asked. */
  next(retryAfter: number = 0): number {
    const { shortest, longest } = this.bounds;
    const ceiling = Math.min(longest, shortest * 2 ** this.failures);
    this.failures += 1;
    const own = ceiling * (0.5 + this.random() / 2);
    return retryAfter > own ? retryAfter + this.random() * shortest : own;
  }

  /** Forgets the failures. */
  reset(): void {
    this.failures = 0;
  }
}
