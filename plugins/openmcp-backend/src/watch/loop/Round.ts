import { Clock, Interruption } from '../../timing';

/** A watch that lived this long was a good one, in milliseconds. */
const steadyAfter = 5_000;

/**
 * One round of a loop, a list where needed and a watch, and what came of it.
 *
 * @internal
 */
export class Round {
  private readonly interruption: Interruption;
  private openedAt?: number;
  /** All objects were told in this round. */
  isListed = false;
  /** The objects are told by the watch itself. */
  isStreamed = false;

  constructor(private readonly clock: Clock, outer: AbortSignal) {
    this.interruption = new Interruption(outer);
  }

  /** Aborted when the round is to end. */
  get signal(): AbortSignal {
    return this.interruption.signal;
  }

  /** A watch was opened. */
  get wasOpen(): boolean {
    return this.openedAt !== undefined;
  }

  /** A watch was opened and lived for long. */
  get wasSteady(): boolean {
    return (
      this.openedAt !== undefined &&
      this.clock.elapsed() - this.openedAt >= steadyAfter
    );
  }

  /** It was ended to list again. */
  get isInterrupted(): boolean {
    return this.interruption.isInterrupted;
  }

  noteOpen(): void {
    this.openedAt = this.clock.elapsed();
  }

  /** Ends the watch, if one is open. */
  interrupt(): void {
    if (this.wasOpen) {
      this.interruption.interrupt();
    }
  }

  /** The round is over. */
  release(): void {
    this.interruption.release();
  }
}
