import { Clock } from '../../timing';

/**
 * A wait between two attempts that can be cut short.
 *
 * @remarks
 * There is one for each kind of each cluster that is not installed, which goes on for
 * as long: it holds no more than it needs.
 *
 * @internal
 */
export class Pause {
  private finish?: () => void;

  constructor(private readonly clock: Clock) {}

  /** Waits so many milliseconds, until the end is called or the signal aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) {
      return Promise.resolve();
    }
    return new Promise(resolve => {
      let cancel = () => {};
      const finish = () => {
        cancel();
        signal.removeEventListener('abort', finish);
        this.finish = undefined;
        resolve();
      };
      cancel = this.clock.after(milliseconds, finish);
      signal.addEventListener('abort', finish);
      this.finish = finish;
    });
  }

  /** Ends the wait that goes on, if there is one. */
  end(): void {
    this.finish?.();
  }
}
