import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from '../processes/processIdentity.mjs';
import { isAlive } from './isAlive.mjs';

const POLL_MILLISECONDS = 500;

/**
 * Runs a piece of work that only one process on this machine may do at a time. The lock is a file with the process id
 * of its owner and when that was started; that of a dead owner is taken over, also where another process has its id by
 * now.
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
    const content = await read(lockFile);
    const owner = livingOwner(content);
    if (owner === undefined) {
      await takeAway(lockFile, content);
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
  return livingOwner(await read(lockFile));
}

function livingOwner(content) {
  const [id, identity] = content.split(' ');
  const owner = Number(id);
  if (!(owner > 0) || !isAlive(owner)) {
    return undefined;
  }
  const present = processIdentity(owner);
  // Where one of them is not known, the id alone has to do.
  return !identity || !present || identity === present ? owner : undefined;
}

function read(file) {
  return readFile(file, 'utf8').catch(() => '');
}

async function acquire(lockFile) {
  const prepared = `${lockFile}.${randomUUID()}`;
  try {
    const identity = processIdentity(process.pid);
    await writeFile(
      prepared,
      [process.pid, identity].filter(Boolean).join(' '),
      { flag: 'wx' },
    );
    // Linked, not written in place: nobody ever reads half a lock and takes it for that of a dead process.
    await link(prepared, lockFile);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') {
      return false;
    }
    throw error;
  } finally {
    await rm(prepared, { force: true });
  }
}

async function takeAway(lockFile, content) {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    await rename(lockFile, aside);
    if ((await read(aside)) !== content) {
      // Somebody else was first, and what was taken away is a new lock.
      await link(aside, lockFile);
    }
  } catch {
    // It is gone already, or yet another process has the lock.
  }
  await rm(aside, { force: true });
}
