import { setImmediate } from 'node:timers/promises';

/**
 * Lets several who waited for the same thing go on one after the other, and other
 * work of the process in between. All at once they would block it for the sum of
 * what each does next.
 *
 * @internal
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Resolves when it is the caller's turn. */
  async next(): Promise<void> {
    this.last = this.last.then(() => setImmediate());
    await this.last;
  }
}
