import { setImmediate } from 'node:timers/promises';

/** Longest time to work without giving way, in milliseconds. */
const SLICE = 8;

/**
 * Lets other work of the process go on while much is looked at.
 *
 * @internal
 */
export class Pace {
  private start = performance.now();

  /** Gives way when it is time; costs next to nothing otherwise. */
  async giveWay(): Promise<void> {
    if (performance.now() - this.start >= SLICE) {
      await setImmediate();
      this.start = performance.now();
    }
  }
}
