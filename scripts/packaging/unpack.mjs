import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Unpacks a package.
 *
 * @param {string} tarball - path of the file
 * @param {string} directory - into which it is unpacked; it is made where it is missing
 * @returns {string} the folder with its files
 * @throws Error when it cannot be read
 */
export function unpack(tarball, directory) {
  mkdirSync(directory, { recursive: true });
  const { status, stderr } = spawnSync(
    'tar',
    ['-xzf', tarball, '-C', directory],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(`${tarball} cannot be unpacked: ${stderr}`);
  }
  return path.join(directory, 'package');
}
