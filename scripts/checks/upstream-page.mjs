// The page for the upstream documentation has to be one that Docusaurus can
// read: front matter, then MDX.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@mdx-js/mdx';
import { parse } from 'yaml';

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../docs/concept/upstream',
);

for (const name of readdirSync(folder).filter(each => each.endsWith('.md'))) {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const [, frontMatter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (!parse(frontMatter ?? '')?.title) {
    throw new Error(`${name} has no front matter with a title`);
  }
  await compile(body);
  console.log(`${name} is valid MDX`);
}
