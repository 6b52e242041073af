import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ExpectedError } from '../bootstrap/ExpectedError.mjs';

const POLL_MILLISECONDS = 100;

/**
 * Waits until an address of the loopback interface answers with a success.
 *
 * @param {{port: number, path: string, name: string, seconds: number, signal: AbortSignal}} options - what is
 *   waited for and how long; `signal` gives up
 * @returns {Promise<void>} rejects when given up
 * @throws ExpectedError naming the last answer, when the time is over
 */
export async function waitForAnswer({ port, path, name, seconds, signal }) {
  const deadline = Date.now() + seconds * 1000;
  let answer = await ask(port, path);
  while (!answer.ok) {
    if (Date.now() > deadline) {
      throw new ExpectedError(
        `The ${name} (port ${port}) was not ready within ${seconds} seconds: ${answer.text}.`,
      );
    }
    await delay(POLL_MILLISECONDS, undefined, { signal });
    answer = await ask(port, path);
  }
}

function ask(port, path) {
  return new Promise(resolve => {
    const request = get({ host: '127.0.0.1', port, path, agent: false });
    request.once('response', response => {
      response.resume();
      resolve({
        ok: response.statusCode < 300,
        text: `it answers with status ${response.statusCode}`,
      });
    });
    request.once('error', error =>
      resolve({ ok: false, text: error.code ?? error.message }),
    );
  });
}
