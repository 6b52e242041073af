import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Marks a cache of Jest as used and removes those beside it that nobody used for a month: they belong to
 * dependencies of other times.
 *
 * @param {string} directory - the cache in use, see `jestCacheDirectory`
 * @param {{now?: number, days?: number}} [options] - milliseconds since the epoch, and the age in days;
 *   defaults: the present time, 30
 */
export function forgetOldJestCaches(
  directory,
  { now = Date.now(), days = 30 } = {},
) {
  mkdirSync(directory, { recursive: true });
  utimesSync(directory, now / 1000, now / 1000);
  const parent = path.dirname(directory);
  for (const name of readdirSync(parent)) {
    const cache = path.join(parent, name);
    // Another process may be tidying up as well.
    const state = statSync(cache, { throwIfNoEntry: false });
    const age = state ? now - state.mtimeMs : 0;
    if (cache !== directory && age > days * DAY_MILLISECONDS) {
      rmSync(cache, { recursive: true, force: true });
    }
  }
}
