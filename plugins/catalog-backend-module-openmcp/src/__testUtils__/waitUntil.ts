import { setTimeout as delay } from 'node:timers/promises';

/** Asks again until there is an answer; the limit is that of the test. */
export async function waitUntil<T>(
  ask: () => Promise<T | undefined>,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) {
      return answer;
    }
    await delay(100);
  }
}
