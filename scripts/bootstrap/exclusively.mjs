import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './isAlive.mjs';

const POLL_MILLISECONDS = 500;

/**
 * Runs a piece of work that only one process on this machine may do at a time. The lock is a file
 * with the process id of its owner; that of a dead owner is taken over.
 *
 * @template T
 * @param {string} lockFile - its folder has to exist
 * @param {() => Promise<T>} work
 * @param {{onWait?: (owner: number) => void}} [options] - told once, when another process is at it
 * @returns {Promise<T>}
 */
export async function exclusively(lockFile, work, { onWait } = {}) {
  let waited = false;
  while (!(await acquire(lockFile))) {
    const owner = await lockOwner(lockFile);
    if (owner === undefined) {
      await rm(lockFile, { force: true });
    } else {
      if (!waited) {
        onWait?.(owner);
        waited = true;
      }
      await delay(POLL_MILLISECONDS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

/**
 * The living process that holds a lock.
 *
 * @param {string} lockFile
 * @returns {Promise<number | undefined>} its id, or nothing when the lock is free
 */
export async function lockOwner(lockFile) {
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  const owner = Number(text);
  return owner > 0 && isAlive(owner) ? owner : undefined;
}

async function acquire(lockFile) {
  try {
    const file = await open(lockFile, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}
