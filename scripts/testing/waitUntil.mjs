import { setTimeout as delay } from 'node:timers/promises';

const POLL_MILLISECONDS = 20;

/**
 * Waits for a state.
 *
 * @template T
 * @param {() => T | Promise<T>} condition - asked until it answers with something true
 * @param {{seconds?: number}} [options] - how long to wait; 30 by default
 * @returns {Promise<T>} that answer
 * @throws Error when the time is over
 */
export async function waitUntil(condition, { seconds = 30 } = {}) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await condition();
    if (answer) {
      return answer;
    }
    if (Date.now() > deadline) {
      throw new Error(`Not within ${seconds} seconds: ${condition}`);
    }
    await delay(POLL_MILLISECONDS);
  }
}
