import path from 'node:path';

/**
 * How to call npm: the one that called us, so that a person's own npm is used, else the one on PATH.
 *
 * @param {NodeJS.ProcessEnv} [environment] - defaults to that of this process
 * @returns {{command: string, leading: string[]}} the program and its first arguments
 */
export function npmClient(environment = process.env) {
  const caller = environment.npm_execpath;
  if (caller && path.basename(caller) === 'npm-cli.js') {
    return { command: process.execPath, leading: [caller] };
  }
  return { command: 'npm', leading: [] };
}
