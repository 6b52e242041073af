import { Clock } from '../../timing';

/**
 * How many requests one API server may get.
 *
 * @internal
 */
export interface RequestBudgetLimits {
  /** Requests that may follow each other at once. */
  burst: number;
  /** Requests per second in the long run. */
  perSecond: number;
}

interface Waiting {
  signal: AbortSignal;
  resolve: () => void;
  onAbort: () => void;
}

/**
 * Shares out requests, first come, first served: a bucket of tokens that fills
 * up again with time.
 *
 * @internal
 */
export class RequestBudget {
  private tokens: number;
  private filledAt: number;
  private readonly waiting = new Set<Waiting>();
  private cancelTimer?: () => void;

  constructor(
    private readonly clock: Clock,
    private readonly limits: RequestBudgetLimits,
  ) {
    this.tokens = limits.burst;
    this.filledAt = clock.elapsed();
  }

  /**
   * Waits until a request may be sent.
   *
   * @throws the reason of the signal when it is aborted first
   */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.fill();
    if (this.waiting.size === 0 && this.tokens >= 1) {
      this.tokens -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        signal,
        resolve,
        onAbort: () => {
          this.waiting.delete(waiting);
          this.schedule();
          reject(signal.reason);
        },
      };
      signal.addEventListener('abort', waiting.onAbort, { once: true });
      this.waiting.add(waiting);
      this.schedule();
    });
  }

  private fill(): void {
    const { burst, perSecond } = this.limits;
    const now = this.clock.elapsed();
    const earned = ((now - this.filledAt) / 1000) * perSecond;
    this.tokens = Math.min(burst, this.tokens + earned);
    this.filledAt = now;
  }

  private schedule(): void {
    if (this.waiting.size === 0) {
      this.cancelTimer?.();
      this.cancelTimer = undefined;
      return;
    }
    const missing = Math.max(0, 1 - this.tokens);
    this.cancelTimer ??= this.clock.after(
      Math.ceil((missing / this.limits.perSecond) * 1000),
      () => {
        this.cancelTimer = undefined;
        this.serve();
      },
    );
  }

  private serve(): void {
    this.fill();
    for (const waiting of this.waiting) {
      if (this.tokens < 1) {
        break;
      }
      this.tokens -= 1;
      this.waiting.delete(waiting);
      waiting.signal.removeEventListener('abort', waiting.onAbort);
      waiting.resolve();
    }
    this.schedule();
  }
}
