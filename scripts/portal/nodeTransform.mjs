import path from 'node:path';

/**
 * Arguments that let Node run the TypeScript of this repository, as `backstage-cli package start` does, but
 * without source maps, which make a start slower.
 *
 * @param {string} root - of the repository
 * @returns {string[]}
 */
export function nodeTransform(root) {
  return [
    '--require',
    path.join(
      root,
      'node_modules',
      '@backstage',
      'cli',
      'config',
      'nodeTransform.cjs',
    ),
  ];
}
