import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { FileLock } from '../real/locks';
import { StateFolder } from './StateFolder';

const pollMilliseconds = 100;
const patienceMilliseconds = 60_000;

/**
 * Ends the platform clusters of a state folder and waits until they are gone.
 *
 * @param stateDirectory - the folder
 * @param write - receives lines for the person
 * @throws Error when they are still there after a minute
 * @internal
 */
export async function stopClusters(
  stateDirectory: string,
  write: (line: string) => void,
): Promise<void> {
  const folder = new StateFolder(stateDirectory);
  const lock = FileLock.tryAcquire(folder.lockFile);
  if (lock instanceof FileLock) {
    // What a process that was killed has left behind.
    folder.withdraw();
    lock.release();
    write('No platform clusters are running.');
    return;
  }
  process.kill(lock.holder, 'SIGTERM');
  const until = Date.now() + patienceMilliseconds;
  while (existsSync(folder.lockFile)) {
    if (Date.now() > until) {
      throw new Error(`Process ${lock.holder} has not ended within a minute`);
    }
    await delay(pollMilliseconds);
  }
  write('Platform clusters are stopped.');
}
