import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { ensureMkdocs } from './ensureMkdocs.mjs';
import { findPython } from './findPython.mjs';
import { foreignAddresses } from './foreignAddresses.mjs';

test('only what a browser fetches by itself counts as fetched', context => {
  const site = temporaryDirectory(context);
  mkdirSync(path.join(site, 'a'));
  writeFileSync(
    path.join(site, 'a/index.html'),
    [
      '<a href="https://example.com/read">link</a><link rel="canonical" href="https://example.com/">',
      '<script src="../local.js"></script><script async src="//example.com/a.js"></script>',
      '<link rel="stylesheet" href="https://fonts.example.com/css">',
      '<img alt="x" src=https://example.com/x.png>',
    ].join('\n'),
  );
  writeFileSync(
    path.join(site, 'a/style.css'),
    '.a { background: url(data:x) } .b { background: url("https://example.com/b.png") }',
  );
  assert.deepEqual(foreignAddresses(site), [
    'a/index.html fetches //example.com/a.js',
    'a/index.html fetches https://example.com/x.png',
    'a/index.html fetches https://fonts.example.com/css',
    'a/style.css fetches https://example.com/b.png',
  ]);
});

test('where there is no Python it is said what to install', async context => {
  assert.equal(findPython(['no-such-python']), undefined);
  await assert.rejects(
    ensureMkdocs({
      root: repositoryRoot,
      cache: temporaryDirectory(context),
      python: findPython(['no-such-python']) ?? '',
    }),
    /It needs Python 3\.10 or later with venv/,
  );
});

// TechDocs writes the file back when it builds from a checkout, which would show up as a change of the repository.
test('mkdocs.yml is what TechDocs makes of it', () => {
  const text = readFileSync(path.join(repositoryRoot, 'mkdocs.yml'), 'utf8');
  const techdocs = createRequire(
    path.join(
      repositoryRoot,
      'node_modules/@backstage/plugin-techdocs-node/package.json',
    ),
  );
  const { dump, load } = techdocs('js-yaml');
  const { ALLOWED_MKDOCS_KEYS } = techdocs(
    './dist/stages/generate/helpers.cjs.js',
  );
  const content = load(text);
  const kept = [...ALLOWED_MKDOCS_KEYS].filter(key => key in content);
  assert.equal(
    text,
    dump(Object.fromEntries(kept.map(key => [key, content[key]]))),
  );
});
