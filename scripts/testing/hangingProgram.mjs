import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Writes a shell script that begins something and does not come to an end.
 *
 * @param {string} file - its path
 * @param {{begin: string, pidFile: string}} options - what it does first, and where it then notes its process id
 * @returns {() => number | undefined} that id, once it hangs
 */
export function hangingProgram(file, { begin, pidFile }) {
  writeProgram(
    file,
    `${begin}\necho $$ > '${pidFile}.new' && mv '${pidFile}.new' '${pidFile}'\nexec sleep 1000`,
  );
  return () =>
    existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : undefined;
}

/**
 * Writes a shell script.
 *
 * @param {string} file - its path
 * @param {string} text - what it does
 */
export function writeProgram(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
}
