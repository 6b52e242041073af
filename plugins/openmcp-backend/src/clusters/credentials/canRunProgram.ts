import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Tells whether a program can be run, as a shell would look for it.
 *
 * @param command - a path, or a name that is looked for in `PATH`
 * @internal
 */
export function canRunProgram(command: string): boolean {
  if (command.includes('/') || command.includes(sep)) {
    return isProgram(command);
  }
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some(folder => folder !== '' && isProgram(join(folder, command)));
}
