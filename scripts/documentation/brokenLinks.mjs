import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headingAnchors } from './headingAnchors.mjs';
import { markdownFiles } from './markdownFiles.mjs';
import { withoutCode } from './withoutCode.mjs';

const SITE = 'docs/';

/**
 * Links between the Markdown files of a folder that lead nowhere, and those that leave the built documentation.
 *
 * @param {string} root
 * @returns {string[]} a sentence each, with file and line
 */
export function brokenLinks(root) {
  return markdownFiles(root).flatMap(file =>
    linksOf(readFileSync(path.join(root, file), 'utf8')).flatMap(
      ({ line, target }) => {
        const problem = problemOf(root, file, target);
        return problem ? [`${file}:${line}: ${target} ${problem}`] : [];
      },
    ),
  );
}

function linksOf(text) {
  return withoutCode(text)
    .split('\n')
    .flatMap((content, position) =>
      [
        ...content.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g),
        ...content.matchAll(/^\s*\[[^\]]+\]:\s+<?([^\s>]+)/g),
        ...content.matchAll(/<(?:img|a)\s[^>]*?(?:src|href)="([^"]+)"/g),
      ].map(([, target]) => ({ line: position + 1, target })),
    );
}

function problemOf(root, file, target) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) {
    return undefined;
  }
  const [address, anchor] = target.split('#');
  const destination = address
    ? path.posix.normalize(
        path.posix.join(path.posix.dirname(file), decodeURI(address)),
      )
    : file;
  if (target.startsWith('/') || destination.startsWith('..')) {
    return 'is outside of the repository';
  }
  if (!existsSync(path.join(root, destination))) {
    return 'does not exist';
  }
  const inSite = file.startsWith(SITE);
  if (inSite && !destination.startsWith(SITE)) {
    return 'leaves docs, so that it would not work in the portal; name the file by its path';
  }
  if (!anchor || !destination.endsWith('.md')) {
    return undefined;
  }
  const { host, site } = headingAnchors(
    readFileSync(path.join(root, destination), 'utf8'),
  );
  if (!host.has(anchor)) {
    return 'names no heading of that page';
  }
  return inSite && !site.has(anchor)
    ? 'names a heading that has another anchor on the built site'
    : undefined;
}
