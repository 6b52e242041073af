import { readFileSync } from 'node:fs';
import { ConfigurationProblem } from './ConfigurationProblem';

/**
 * Reads a file that the configuration names, so that a mistake shows at once.
 *
 * @param path - of the key that names it
 * @throws ConfigurationProblem when it cannot be read or is empty
 * @internal
 */
export function requireFile(path: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationProblem(
      path,
      'names a file that cannot be read by the backend',
    );
  }
  if (!content.trim()) {
    throw new ConfigurationProblem(path, 'names a file that is empty');
  }
  return content;
}
