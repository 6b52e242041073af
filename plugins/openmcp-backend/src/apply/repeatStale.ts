import { StaleAnswer } from './StaleAnswer';

/**
 * Tries again from the beginning when the object changed under our hands.
 *
 * @param mostAttempts - at least 1
 * @throws what the attempt throws; when the last one was stale, too, what people
 * are told of it
 * @internal
 */
export async function repeatStale<TResult>(
  mostAttempts: number,
  run: () => Promise<TResult>,
): Promise<TResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StaleAnswer)) {
        throw error;
      }
      if (attempt >= mostAttempts) {
        throw error.refusal;
      }
    }
  }
}
