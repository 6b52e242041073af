// What the reference lists, which is made from the code, the README of its package names as well: whoever installs a
// package reads that alone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../bootstrap/paths.mjs';

const read = file => readFileSync(path.join(repositoryRoot, file), 'utf8');
const readme = name => read(`plugins/${name}/README.md`);
const reference = name => read(`docs/reference/${name}.md`);
const all = (text, pattern) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name)),
];
const rows = text => all(text, /^\| `([\w.-]+)(?:\[\])?`/gm);
const headings = text => all(text, /^## (\S+:\S+)$/gm);

const actions = reference('template-actions');
const scaffolder = 'scaffolder-backend-module-openmcp';

for (const [what, names, page] of [
  ['permissions and rules', rows(reference('permissions')), 'openmcp-backend'],
  ['metrics', rows(reference('metrics')), 'openmcp-backend'],
  ['audit events', rows(reference('audit-events')), 'openmcp-backend'],
  [
    'registered actions',
    headings(reference('registered-actions')),
    'openmcp-backend',
  ],
  ['template actions', headings(actions), scaffolder],
  [
    'inputs and outputs of template actions',
    // What is in an object is told where the object is.
    rows(actions).filter(name => !name.includes('.')),
    scaffolder,
  ],
  [
    'extension points',
    all(
      read('plugins/openmcp-node/report.api.md'),
      /^export const (\w+ExtensionPoint):/gm,
    ),
    'openmcp-node',
  ],
  [
    'parts for apps of the older frontend system',
    all(
      read('plugins/openmcp/report-legacy.api.md'),
      /^export (?:const|function) (\w+Card|\w+Content|\w+Page\w*|is\w+|\w+Extensions)\b/gm,
    ),
    'openmcp',
  ],
]) {
  test(`the README of ${page} names all ${what}`, () => {
    assert.ok(names.length > 2);
    const text = readme(page);
    assert.deepEqual(
      names.filter(name => !new RegExp(`\\b${name}\\b`).test(text)),
      [],
    );
  });
}

test('the README of openmcp names all extensions', () => {
  const ids = all(
    read('plugins/openmcp/report.api.md'),
    /'([\w-]+:openmcp(?:\/[\w-]+)?)'/g,
  ).filter(id => !id.startsWith('scaffolder-form-field:'));
  assert.ok(ids.length > 10);
  const text = readme('openmcp');
  assert.deepEqual(
    // Of several of one kind the table gives the kind once.
    ids.filter(id => {
      const [kind, name] = id.split('/');
      return !text.includes(kind) || (name && !text.includes(`/${name}`));
    }),
    [],
  );
});

test('the README of openmcp names all fields of forms', () => {
  const fields = all(
    read('plugins/openmcp/src/legacy/fieldExtensions.tsx'),
    /'(Openmcp\w+)'/g,
  );
  assert.ok(fields.length > 10);
  assert.deepEqual(
    fields.filter(name => !readme('openmcp').includes(`\`${name}\``)),
    [],
  );
});

for (const name of ['openmcp', 'openmcp-common']) {
  test(`the README of ${name} names all entries of the package`, () => {
    const { exports } = JSON.parse(read(`plugins/${name}/package.json`));
    const text = readme(name);
    assert.deepEqual(
      Object.keys(exports)
        .filter(entry => !/^\.$|package\.json$/.test(entry))
        .filter(entry => !text.includes(entry.slice(1))),
      [],
    );
  });
}

test('each key of the configuration is in the README of a package', () => {
  const keys = all(reference('configuration'), /^- `([^`]+)`/gm);
  assert.ok(keys.length > 50);
  const texts = [
    'openmcp-backend',
    'catalog-backend-module-openmcp',
    'openmcp-backend-module-notifications',
  ]
    .map(readme)
    .join('\n');
  assert.deepEqual(
    keys.filter(key => {
      const last = key.split('.').pop().replace('[]', '');
      return !new RegExp(`\\b${last}\\b`).test(texts);
    }),
    [],
  );
});
