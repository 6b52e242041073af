import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownFiles } from './markdownFiles.mjs';

/**
 * Compares the pages of `docs` with the navigation in `mkdocs.yml`.
 *
 * @param {string} root
 * @returns {string[]} a sentence for each page that is not in it, and for each entry without a page
 */
export function pagesOutsideNavigation(root) {
  const navigation = /^nav:\n((?: +.*\n)+)/m.exec(
    readFileSync(path.join(root, 'mkdocs.yml'), 'utf8'),
  )?.[1];
  const listed = [...(navigation ?? '').matchAll(/: (\S+\.md)$/gm)].map(
    ([, page]) => page,
  );
  const pages = markdownFiles(root, 'docs').map(file => file.slice(5));
  return [
    ...pages
      .filter(page => !listed.includes(page))
      .map(page => `docs/${page} is not in the navigation of mkdocs.yml`),
    ...listed
      .filter(page => !pages.includes(page))
      .map(page => `mkdocs.yml names docs/${page}, which does not exist`),
  ];
}
