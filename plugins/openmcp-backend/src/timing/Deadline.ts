import { Clock } from './Clock';

/**
 * Aborts when nothing happens for too long, or when an outer signal is aborted.
 *
 * @internal
 */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly onOuterAbort = () =>
    this.controller.abort(this.outer.reason);
  private cancelTimer: () => void = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly outer: AbortSignal,
    private readonly createReason: () => Error,
  ) {
    if (outer.aborted) {
      this.onOuterAbort();
    } else {
      outer.addEventListener('abort', this.onOuterAbort);
    }
  }

  /** Aborted with the given reason when the deadline is missed. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Counts from now on: the next sign of progress is due by then. */
  extend(milliseconds: number): void {
    this.cancelTimer();
    this.cancelTimer = this.clock.after(milliseconds, () =>
      this.controller.abort(this.createReason()),
    );
  }

  /** Ends the timer; the signal is then only aborted by the outer one. */
  clear(): void {
    this.cancelTimer();
    this.outer.removeEventListener('abort', this.onOuterAbort);
  }
}
