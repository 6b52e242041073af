import { Clock, wait } from '../../timing';

/**
 * A wait between two attempts that can be cut short.
 *
 * @internal
 */
export class Pause {
  private early?: AbortController;

  constructor(private readonly clock: Clock) {}

  /** Waits so many milliseconds, until the end is called or the signal aborted. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const early = new AbortController();
    const end = () => early.abort();
    this.early = early;
    signal.addEventListener('abort', end);
    if (!signal.aborted) {
      await wait(this.clock, milliseconds, early.signal);
    }
    signal.removeEventListener('abort', end);
    this.early = undefined;
  }

  /** Ends the wait that goes on, if there is one. */
  end(): void {
    this.early?.abort();
  }
}
