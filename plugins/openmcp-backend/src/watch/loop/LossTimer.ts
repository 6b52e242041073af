import { Clock } from '../../timing';
import { Backoff } from './Backoff';

/** After so long without a loss the next one is looked after soon again. */
const forgottenAfter = 10 * 60_000;

/**
 * Says when to list again after something was lost: soon, but not again and again
 * where it happens all the time.
 *
 * @internal
 */
export class LossTimer {
  private readonly backoff: Backoff;
  private cancel?: () => void;
  private notedAt = -Infinity;

  /**
   * @param onDue - called when it is time to list
   */
  constructor(
    private readonly clock: Clock,
    random: () => number,
    private readonly onDue: () => void,
  ) {
    this.backoff = new Backoff(random, { shortest: 2_000, longest: 300_000 });
  }

  /** Something was lost. */
  note(): void {
    if (this.cancel) {
      return;
    }
    const now = this.clock.elapsed();
    if (now - this.notedAt >= forgottenAfter) {
      this.backoff.reset();
    }
    this.notedAt = now;
    this.cancel = this.clock.after(this.backoff.next(), () => {
      this.cancel = undefined;
      this.onDue();
    });
  }

  /** A list makes up for everything that was lost before. */
  clear(): void {
    this.cancel?.();
    this.cancel = undefined;
  }
}
