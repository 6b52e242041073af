import { setImmediate } from 'node:timers/promises';
import { Turns } from './Turns';

/**
 * Lets other work of the process run during long bursts of our own.
 *
 * @remarks
 * Reading a full socket in a loop never gives way by itself; without this, a
 * burst of 10,000 events blocked the process for up to a third of a second.
 *
 * @internal
 */
export class TimeSlice {
  private start = performance.now();

  /**
   * @param turns - where to wait for the next turn; by default it comes as soon as
   *   other work was done, also when many others wait for theirs
   * @param milliseconds - longest time to work without giving way; default 8
   */
  constructor(
    private readonly turns?: Turns,
    private readonly milliseconds: number = 8,
  ) {}

  /** True when it is time to give way. */
  get isOver(): boolean {
    return performance.now() - this.start >= this.milliseconds;
  }

  /** Gives way when the slice is over; costs next to nothing otherwise. */
  async giveWay(): Promise<void> {
    if (this.isOver) {
      await this.pause();
    }
  }

  /** Gives way in any case, before something that takes long by itself. */
  async pause(): Promise<void> {
    await (this.turns?.next() ?? setImmediate());
    this.start = performance.now();
  }
}
