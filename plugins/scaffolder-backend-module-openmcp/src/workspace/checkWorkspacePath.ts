import { ActionFailure } from '../failures';

const LONGEST_PATH = 1024;
const LONGEST_SEGMENT = 255;
/** What file names of repositories are made of; escapes and backslashes are not. */
const SEGMENT = /^[A-Za-z0-9._@+ -]+$/;

/**
 * Splits a path into its segments, when it is one that stays inside the workspace
 * by its text alone.
 *
 * @param path - as given by the author of a template
 * @param field - name of the input, for the message
 * @throws ActionFailure naming the field and the path
 * @internal
 */
export function checkWorkspacePath(path: string, field: string): string[] {
  const refuse = (reason: string): never => {
    const shown = path.length > 80 ? `${path.slice(0, 79)}…` : path;
    throw new ActionFailure(`${field} "${shown}" ${reason}`);
  };
  if (path.trim() === '') {
    refuse('is empty; it has to name a file');
  }
  if (path.length > LONGEST_PATH) {
    refuse(`has more than ${LONGEST_PATH} characters`);
  }
  if (path.startsWith('/')) {
    refuse('is not relative to the workspace');
  }
  const segments = path.split('/').filter(segment => segment !== '.');
  if (segments.length === 0 || segments.at(-1) === '') {
    refuse('names a directory, not a file');
  }
  for (const segment of segments) {
    if (segment === '..') {
      refuse('leads out of a directory with ".."');
    }
    if (!SEGMENT.test(segment)) {
      refuse(
        'may hold letters, digits and ".", "_", "-", "@", "+" between its slashes',
      );
    }
    if (segment.length > LONGEST_SEGMENT) {
      refuse(`has a part of more than ${LONGEST_SEGMENT} characters`);
    }
  }
  return segments;
}
