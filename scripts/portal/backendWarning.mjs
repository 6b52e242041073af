const MAX_LENGTH = 300;

/**
 * Picks out of the backend's log what a person should see at once.
 *
 * @param {string} line - of the log, without colours
 * @returns {string | undefined} a shorter line for the terminal, or nothing
 */
export function backendWarning(line) {
  const match = /^\S+T\S+Z (\S+) (warn|error) (.*)$/.exec(line);
  if (!match) {
    return undefined;
  }
  const [, plugin, level, message] = match;
  return `${
    level === 'warn' ? 'Warning' : 'Error'
  } of ${plugin}: ${message}`.slice(0, MAX_LENGTH);
}
