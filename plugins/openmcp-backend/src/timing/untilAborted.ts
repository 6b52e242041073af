/**
 * Waits for a promise, but not beyond the end of a signal. What the promise
 * stands for goes on.
 *
 * @throws the reason of the signal when it is aborted first
 * @internal
 */
export function untilAborted<TResult>(
  promise: Promise<TResult>,
  signal: AbortSignal,
): Promise<TResult> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) {
      abort();
    }
    signal.addEventListener('abort', abort);
    promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
