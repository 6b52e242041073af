import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Tables that tests wrote for people, such as the one of faults.
 *
 * @param {string} results - folder for results
 * @returns {string} all of them, each with an empty line before it; nothing where there are none
 */
export function readTables(results) {
  return readdirSync(results)
    .filter(name => name.endsWith('.md'))
    .sort()
    .map(name => `\n${readFileSync(path.join(results, name), 'utf8')}`)
    .join('');
}
