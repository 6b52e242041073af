import { Clock } from '../timing';

/** Timers of the platform cannot wait much longer than three weeks. */
const longestWait = 24 * 60 * 60_000;

/**
 * Calls back when the first of many times has come. It then has to be told of
 * the others again.
 *
 * @internal
 */
export class ReviewTimer {
  private next?: { at: number; cancel: () => void };
  private closed = false;

  constructor(
    private readonly clock: Clock,
    private readonly onDue: () => void,
  ) {}

  /**
   * @param reviewAt - RFC 3339 time; nothing happens when it is missing
   */
  schedule(reviewAt: string | undefined): void {
    const due = Date.parse(reviewAt ?? '');
    if (Number.isNaN(due) || this.closed) {
      return;
    }
    const now = this.clock.now();
    const at = Math.min(Math.max(due, now + 1), now + longestWait);
    if (this.next && this.next.at <= at) {
      return;
    }
    this.next?.cancel();
    const cancel = this.clock.after(at - now, () => {
      this.next = undefined;
      this.onDue();
    });
    this.next = { at, cancel };
  }

  /** Ends the timer for good. */
  close(): void {
    this.closed = true;
    this.next?.cancel();
  }
}
