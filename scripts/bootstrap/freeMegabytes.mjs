// Node 18 has no `statfsSync` in its first releases; asked for by name it would keep all of this from being loaded.
import fs from 'node:fs';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;

/** With less room than this, what failed for no reason that was told is taken for a disk that was full. */
export const LEAST_FREE_MEGABYTES = 50;

/**
 * Room on the disk of a folder or a file.
 *
 * @param {string} folder - it may not be there yet
 * @returns {number | undefined} megabytes that are free for this user; nothing where this machine does not tell
 */
export function freeMegabytes(folder) {
  let present = folder;
  while (!fs.existsSync(present) && path.dirname(present) !== present) {
    present = path.dirname(present);
  }
  try {
    const { bavail, bsize } = fs.statfsSync(present);
    return Math.floor((bavail * bsize) / MEGABYTE);
  } catch {
    return undefined;
  }
}
