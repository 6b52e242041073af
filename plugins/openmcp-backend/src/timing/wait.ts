import { Clock } from './Clock';

/**
 * Waits so many milliseconds, or until the signal is aborted; it resolves in
 * both cases, because the caller looks at the signal anyway.
 *
 * @internal
 */
export function wait(
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) {
    return Promise.resolve();
  }
  return new Promise(resolve => {
    let cancel = () => {};
    const finish = () => {
      cancel();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    cancel = clock.after(milliseconds, finish);
    signal.addEventListener('abort', finish);
  });
}
