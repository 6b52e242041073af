import { Clock, wait } from '../../timing';

/**
 * Waits for the database, but not for long: who asks waits, too.
 *
 * @throws what the question throws; an Error when the time is up
 * @internal
 */
export async function readWithin<TResult>(
  clock: Clock,
  milliseconds: number,
  read: () => Promise<TResult>,
): Promise<TResult> {
  const end = new AbortController();
  const timeUp = wait(clock, milliseconds, end.signal).then(() => {
    throw new Error('The database has not answered in time');
  });
  try {
    return await Promise.race([read(), timeUp]);
  } finally {
    end.abort();
    // It ends with the same error, which nobody waits for any more.
    timeUp.catch(() => {});
  }
}
