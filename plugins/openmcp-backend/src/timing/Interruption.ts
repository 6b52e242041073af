/**
 * A signal of its own that follows an outer one for as long as something goes on.
 *
 * @internal
 */
export class Interruption {
  private readonly controller = new AbortController();
  private readonly onOuterAbort = () =>
    this.controller.abort(this.outer.reason);

  constructor(private readonly outer: AbortSignal) {
    if (outer.aborted) {
      this.onOuterAbort();
    } else {
      outer.addEventListener('abort', this.onOuterAbort);
    }
  }

  /** Aborted with the outer signal, or by {@link Interruption.interrupt}. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** True when it ended although the outer signal goes on. */
  get isInterrupted(): boolean {
    return this.controller.signal.aborted && !this.outer.aborted;
  }

  /** Ends what goes on, and nothing else that follows the outer signal. */
  interrupt(): void {
    this.controller.abort();
  }

  /** What went on is over; nothing is left at the outer signal. */
  release(): void {
    this.outer.removeEventListener('abort', this.onOuterAbort);
  }
}
