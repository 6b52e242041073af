import path from 'node:path';

/**
 * Arguments that let Node run the TypeScript of this repository, as `backstage-cli package start` does.
 *
 * @param {string} root - of the repository
 * @returns {string[]}
 */
export function nodeTransform(root) {
  return [
    '--enable-source-maps',
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
