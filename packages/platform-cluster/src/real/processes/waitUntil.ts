import { SupervisedProcess } from './SupervisedProcess';

const pollMilliseconds = 100;

/**
 * What is waited for, and for how long.
 *
 * @internal
 */
export interface WaitUntilOptions {
  /** Completes the sentence "waited in vain until …". */
  what: string;
  /** Tells whether it is so; an error counts as "not yet". */
  check: () => Promise<boolean>;
  /** Programs that must run meanwhile; when one ends the wait is over. */
  processes?: SupervisedProcess[];
  /** Limit in seconds; default 60. */
  timeoutSeconds?: number;
}

/**
 * Waits for a state by asking for it again and again.
 *
 * @param options - the state, the limit and the programs it depends on
 * @throws Error when a program ends or the limit is over; it has the last lines
 * of the logs
 * @internal
 */
export async function waitUntil(options: WaitUntilOptions): Promise<void> {
  const { what, check, processes = [], timeoutSeconds = 60 } = options;
  const until = Date.now() + timeoutSeconds * 1000;
  let lastError: unknown;
  for (;;) {
    const dead = processes.find(candidate => !candidate.isRunning);
    if (dead) {
      throw dead.failure();
    }
    try {
      if (await check()) {
        return;
      }
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    if (Date.now() > until) {
      const logs = processes.map(
        candidate => `\n${candidate.name}:\n${candidate.lastLines()}`,
      );
      throw new Error(
        `Waited in vain for ${timeoutSeconds} s until ${what}${
          lastError ? ` (${lastError})` : ''
        }${logs.join('')}`,
      );
    }
    await new Promise(resolve => setTimeout(resolve, pollMilliseconds));
  }
}
