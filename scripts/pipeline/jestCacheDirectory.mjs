import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDirectory } from '../bootstrap/paths.mjs';

/**
 * Where Jest keeps what it compiled. It is shared by all clones of the same dependencies, which are nearly
 * all of it; see `scripts/jest/contentKeyedTransform.cjs`.
 *
 * @param {string} root - of the repository
 * @returns {string}
 */
export function jestCacheDirectory(root) {
  const key = createHash('sha256')
    .update(readFileSync(path.join(root, 'yarn.lock')))
    .digest('hex')
    .slice(0, 16);
  return path.join(cacheDirectory(), 'jest', key);
}
