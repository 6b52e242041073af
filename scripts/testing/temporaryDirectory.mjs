import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a directory that is removed when the test ends.
 *
 * @param {import('node:test').TestContext} context
 * @returns {string} its path
 */
export function temporaryDirectory(context) {
  const directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'scripts-')));
  context.after(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
