// Compares the table of licences in docs/operations/dependencies.md with what is installed, and exits with 1 when it differs;
// with --write the table is written anew. A licence that nobody has decided on is an error in both cases.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { licencesOf } from './licencesOf.mjs';

const PAGE = 'docs/operations/dependencies.md';
const TABLE = /(<!-- licences -->\n).*?(<!-- end of licences -->)/s;
const NAMED_UP_TO = 7;

const found = [...licencesOf(repositoryRoot)].sort(
  ([first, its], [second, other]) =>
    other.size - its.size || (first < second ? -1 : 1),
);
const rows = [
  ['licence', 'packages', 'which'],
  ...found.map(([licence, names]) => [
    licence,
    String(names.size),
    names.size <= NAMED_UP_TO
      ? [...names]
          .sort()
          .map(name => `\`${name}\``)
          .join(', ')
      : '',
  ]),
];
const file = path.join(repositoryRoot, PAGE);
const page = readFileSync(file, 'utf8');
const renewed = page.replace(TABLE, `$1\n${table(rows)}\n\n$2`);
const undecided = found
  .map(([licence]) => licence)
  .filter(licence => !page.replace(TABLE, '').includes(`\`${licence}\``));
if (undecided.length > 0) {
  process.stdout.write(
    `${PAGE} decides nothing about: ${undecided.join(', ')}\n`,
  );
  process.exitCode = 1;
}
if (process.argv.includes('--write')) {
  writeFileSync(file, renewed);
} else if (renewed !== page) {
  process.stdout.write(
    `The licences in ${PAGE} are not those of what is installed: node scripts/checks/licences.mjs --write\n`,
  );
  process.exitCode = 1;
}

function table([head, ...body]) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map(row => row[column].length)),
  );
  const line = cells =>
    `| ${cells
      .map((cell, column) =>
        column === 1
          ? cell.padStart(widths[column])
          : cell.padEnd(widths[column]),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 1 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n');
}
