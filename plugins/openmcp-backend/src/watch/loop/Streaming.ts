import { ClusterFailure } from '../../clusters';
import { Clock } from '../../timing';

/** So long a refusal is believed, in milliseconds: API servers are renewed. */
const believedFor = 6 * 60 * 60_000;

/** What an API server answers to parameters that it does not know. */
const refusals: ReadonlySet<unknown> = new Set([400, 405, 406, 415, 422, 501]);

/**
 * Remembers of one collection whether its objects can be listed by a watch that
 * begins with all of them. Where that fails, a list in pages is tried next, so
 * that nothing depends on it; where such a list works then, it was the watch.
 *
 * @internal
 */
export class Streaming {
  private refusedAt?: number;
  private failure?: ClusterFailure;

  constructor(private readonly clock: Clock) {}

  /** True when it is worth trying. */
  get isWorthTrying(): boolean {
    return (
      this.failure === undefined &&
      (this.refusedAt === undefined ||
        this.clock.elapsed() - this.refusedAt >= believedFor)
    );
  }

  /**
   * Notes that it failed.
   *
   * @returns true when the API server does not have it at all
   */
  noteFailure(failure: ClusterFailure): boolean {
    if (refusals.has(failure.reason.params.status)) {
      this.refusedAt = this.clock.elapsed();
      return true;
    }
    this.failure = failure;
    return false;
  }

  /** Notes that a list in pages worked. */
  noteListed(): void {
    const code = this.failure?.code;
    if (code === 'timeout' || code === 'unexpected-answer') {
      // For instance held back by a proxy, or without the mark of its end.
      this.refusedAt = this.clock.elapsed();
    }
    this.failure = undefined;
  }
}
