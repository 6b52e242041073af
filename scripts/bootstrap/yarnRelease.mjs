import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from './ExpectedError.mjs';

/**
 * The yarn that is committed with the repository, as .yarnrc.yml names it.
 *
 * @param {string} root - of the repository
 * @returns {string} its path, to be run with Node
 * @throws ExpectedError when .yarnrc.yml names none
 */
export function yarnRelease(root) {
  const configuration = readFileSync(path.join(root, '.yarnrc.yml'), 'utf8');
  const release = /^yarnPath:\s*(\S+)/m.exec(configuration)?.[1];
  if (!release) {
    throw new ExpectedError('.yarnrc.yml names no yarnPath.');
  }
  return path.join(root, release);
}
