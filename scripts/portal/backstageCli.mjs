import path from 'node:path';

/**
 * The program `backstage-cli`, to be run with Node.
 *
 * @param {string} root - of the repository
 * @returns {string} its path
 */
export function backstageCli(root) {
  return path.join(
    root,
    'node_modules',
    '@backstage',
    'cli',
    'bin',
    'backstage-cli',
  );
}
