import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'dist-types', 'coverage']);

/** A page that people wrote. */
export interface Page {
  /** Path from the root of the repository. */
  name: string;
  text: string;
}

/**
 * All Markdown pages of the repository, without the reports of the public API.
 *
 * @param root - of the repository
 * @param folder - below which to look, relative to the root
 */
export function markdownPages(root: string, folder = ''): Page[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        return entry.name.startsWith('.') || NOT_OURS.has(entry.name)
          ? []
          : markdownPages(root, name);
      }
      return entry.isFile() && /(?<!\.api)\.md$/.test(name)
        ? [{ name, text: readFileSync(join(root, name), 'utf8') }]
        : [];
    });
}
