/**
 * Writes the pages of `docs/reference` from what they describe: the OpenAPI document, schemas, rules, metrics,
 * permissions, audit events. With `--check` nothing is written; the exit code is 1 when a page is not up to date.
 *
 * Run by `yarn generate:reference`, which lets Node read TypeScript.
 */
const {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} = require('node:fs');
const { join } = require('node:path');
const prettier = require('prettier');
const { root } = require('./sources.cjs');

const folder = join(root, 'docs/reference');
const notice =
  '<!-- Written by `yarn generate:reference`; changes made here are overwritten. -->';

function pages() {
  return readdirSync(join(__dirname, 'pages'))
    .sort()
    .flatMap(file => Object.entries(require(join(__dirname, 'pages', file))))
    .filter(([name]) => name.endsWith('.md'));
}

async function generate() {
  mkdirSync(folder, { recursive: true });
  for (const [name, render] of pages()) {
    const page = join(folder, name);
    const [title, ...rest] = render().split('\n');
    const wanted = prettier.format(
      `${title}\n\n${notice}\n${rest.join('\n')}`,
      {
        ...(await prettier.resolveConfig(page)),
        filepath: page,
      },
    );
    const current = existsSync(page) ? readFileSync(page, 'utf8') : '';
    if (wanted !== current && process.argv.includes('--check')) {
      console.error(
        `docs/reference/${name} is not up to date: yarn generate:reference`,
      );
      process.exitCode = 1;
    } else if (wanted !== current) {
      writeFileSync(page, wanted);
      console.log(`wrote docs/reference/${name}`);
    }
  }
}

generate();
