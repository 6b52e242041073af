import { ExpectedError } from '../../bootstrap/ExpectedError.mjs';
import { runQuietly } from '../../bootstrap/runQuietly.mjs';

/**
 * Runs a program of Node to its end.
 *
 * @param {string} what - is done, for the message
 * @param {{cwd: string, nodeArguments: string[], environment?: Record<string, string>}} options
 * @returns {Promise<string[]>} the end of its output
 * @throws ExpectedError with that, when it fails
 */
export async function runNode(what, { cwd, nodeArguments, environment }) {
  const { code, lines } = await runQuietly(process.execPath, nodeArguments, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NODE_OPTIONS: '',
      ...environment,
    },
  });
  if (code !== 0) {
    throw new ExpectedError(`${what} failed:\n${lines.join('\n')}`);
  }
  return lines;
}
