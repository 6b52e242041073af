import { readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'dist-types', 'coverage']);

/**
 * All Markdown files that people wrote, below a folder. Folders that begin with a dot are left out.
 *
 * @param {string} root
 * @param {string} [folder] - relative to the root; all of it by default
 * @returns {string[]} paths relative to the root, with `/`, sorted
 */
export function markdownFiles(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap(entry => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        return entry.name.startsWith('.') || NOT_OURS.has(entry.name)
          ? []
          : markdownFiles(root, name);
      }
      return entry.isFile() && name.endsWith('.md') ? [name] : [];
    })
    .sort();
}
