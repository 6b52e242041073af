import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { targetOf } from './followInstructions.mjs';

// Where somebody puts an element who knows Backstage, by the element: in front of or behind something that apps have.
const PLACES = [
  { element: /^<Route\b/, before: '</FlatRoutes>' },
  {
    element: /^<SidebarItem\b/,
    behind: '<SidebarGroup label="Menu" icon={<MenuIcon />}>',
  },
  { element: /^<EntityLayout\.Route\b/, before: '</EntityLayout>' },
  { element: /^<EntitySwitch\b/, behind: '{entityWarningContent}' },
];

/**
 * Writes blocks of the READMEs into the frontend of an app of the older frontend system, each into the file that it
 * names, as somebody would who follows them.
 *
 * @param {{frontend: string, code: string[]}} options - folder of the frontend, and all blocks
 * @returns {string[]} files that were changed, relative to the frontend
 * @throws Error where a file has no place for an element
 */
export function followLegacyInstructions({ frontend, code }) {
  const blocks = code.filter(targetOf);
  for (const block of blocks) {
    const file = path.join(frontend, targetOf(block));
    writeFileSync(file, withBlock(readFileSync(file, 'utf8'), block));
  }
  return [...new Set(blocks.map(targetOf))];
}

/**
 * The text of a file with what a block shows for it.
 *
 * @param {string} source - text of the file
 * @param {string} block - imports, and elements that blank lines keep apart
 */
export function withBlock(source, block) {
  const imports = block.match(/^import [^;]*;$/gms) ?? [];
  const elements = imports
    .reduce((text, each) => text.replace(each, ''), block)
    .replace(/^\/\/.*$/m, '')
    .split(/\n\s*\n/)
    .map(text => text.trim().replace(/;$/, ''))
    .filter(Boolean);
  return [
    ...imports.filter(each => !source.includes(each)),
    elements.reduce(withElements, source),
  ].join('\n');
}

function withElements(source, elements) {
  const place = PLACES.find(({ element }) => element.test(elements));
  const anchor = place?.before ?? place?.behind;
  // What an app has for the same path makes way.
  const paths = [...elements.matchAll(/<Route\s+path="([^"]+)"/g)];
  const target = paths.reduce(
    (text, [, own]) =>
      text.replace(
        new RegExp(
          `^\\s*<Route path="${own}" element=\\{<\\w+ />\\} />\\n`,
          'm',
        ),
        '',
      ),
    source,
  );
  if (!anchor || !target.includes(anchor)) {
    throw new Error(`There is no place for ${elements}`);
  }
  return target.replaceAll(
    anchor,
    place.before ? `${elements}\n${anchor}` : `${anchor}\n${elements}`,
  );
}
