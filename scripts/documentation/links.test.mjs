import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { brokenLinks } from './brokenLinks.mjs';
import { headingAnchors } from './headingAnchors.mjs';
import { pagesOutsideNavigation } from './pagesOutsideNavigation.mjs';

function repository(context, files) {
  const root = temporaryDirectory(context);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}

test('links that lead nowhere are named with file and line, whatever their form', context => {
  const root = repository(context, {
    'README.md': [
      '# Title',
      '[there](docs/index.md), [gone](docs/gone.md "why") and [elsewhere](https://example.com/gone.md)',
      '![picture](docs/gone.png)',
      '[reference]: docs/gone.md',
      '<img src="docs/gone.png">',
      '[above](../outside.md)',
    ].join('\n'),
    'docs/index.md': '# Index',
  });
  assert.deepEqual(brokenLinks(root), [
    'README.md:2: docs/gone.md does not exist',
    'README.md:3: docs/gone.png does not exist',
    'README.md:4: docs/gone.md does not exist',
    'README.md:5: docs/gone.png does not exist',
    'README.md:6: ../outside.md is outside of the repository',
  ]);
});

test('what stands in code is no link', context => {
  const root = repository(context, {
    'README.md':
      'Write `[a](b.md)`.\n\n```md\n[a](b.md)\n```\n\n[c](d.md)\n\n~~~\n[e](f.md)\n~~~\n',
  });
  assert.deepEqual(brokenLinks(root), ['README.md:7: d.md does not exist']);
});

test('headings are followed, in the page itself and in others', context => {
  const root = repository(context, {
    'README.md':
      '# The `code` and [a link](b.md)\n\n[here](#the-code-and-a-link), [there](b.md#two), [nowhere](b.md#three)',
    'b.md': '## Two\n\n```sh\n# three\n```\n',
  });
  assert.deepEqual(brokenLinks(root), [
    'README.md:3: b.md#three names no heading of that page',
  ]);
});

test('a page of the documentation stays within it, and its anchors work on the built site, too', context => {
  const root = repository(context, {
    'README.md': '# Read me',
    'docs/index.md':
      '[out](../README.md) [one](#plain-words) [two](#a--b)\n\n# Plain words\n\n# a & b\n',
  });
  assert.deepEqual(brokenLinks(root), [
    'docs/index.md:1: ../README.md leaves docs, so that it would not work in the portal; name the file by its path',
    'docs/index.md:1: #a--b names a heading that has another anchor on the built site',
  ]);
});

test('headings that are alike have anchors of their own', () => {
  const { host, site } = headingAnchors('# Same\n\n# Same\n');
  assert.deepEqual([...host], ['same', 'same-1']);
  assert.deepEqual([...site], ['same', 'same_1']);
});

test('pages and navigation are compared in both directions', context => {
  const root = repository(context, {
    'mkdocs.yml':
      'site_name: x\nnav:\n  - Home: index.md\n  - More:\n      - Gone: more/gone.md\ntheme:\n  name: y\n',
    'docs/index.md': '',
    'docs/more/forgotten.md': '',
  });
  assert.deepEqual(pagesOutsideNavigation(root), [
    'docs/more/forgotten.md is not in the navigation of mkdocs.yml',
    'mkdocs.yml names docs/more/gone.md, which does not exist',
  ]);
});
