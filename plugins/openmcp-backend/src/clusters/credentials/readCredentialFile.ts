import { readFile } from 'node:fs/promises';
import { ClusterFailure } from '../failure';

/**
 * Reads a file that a connection needs.
 *
 * @param what - names the file to people, for instance `token file`
 * @throws ClusterFailure when it cannot be read or is empty
 * @internal
 */
export async function readCredentialFile(
  file: string,
  what: string,
): Promise<string> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch {
    throw new ClusterFailure(
      'credentials-unreadable',
      `the ${what} cannot be read`,
    );
  }
  // Files usually end in a line break, which is not part of a header.
  const trimmed = content.trim();
  if (!trimmed) {
    throw new ClusterFailure('credentials-unreadable', `the ${what} is empty`);
  }
  return trimmed;
}
