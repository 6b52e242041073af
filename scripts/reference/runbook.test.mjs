import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { repositoryRoot } from '../bootstrap/paths.mjs';

const { literalText, parseSources, propertyOf, relativePath, ts, visit } =
  createRequire(import.meta.url)('./sources.cjs');
const read = file => readFileSync(path.join(repositoryRoot, file), 'utf8');
const runbook = read('docs/operations/runbook.md');
const schemas = parse(read('plugins/openmcp-backend/src/schema/openapi.yaml'))
  .components.schemas;

/** Codes in the first cells of the tables of a section. */
function codesIn(title) {
  const section = runbook.split(/^## /m).find(each => each.startsWith(title));
  assert.ok(section, title);
  return section
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line =>
      [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, code]) => code),
    )
    .sort();
}

/** Texts that a type consists of. */
function union(name) {
  const texts = [];
  for (const file of parseSources(new RegExp(`type ${name} =`))) {
    visit(file, node => {
      if (ts.isTypeAliasDeclaration(node) && node.name.text === name) {
        visit(node.type, inner => {
          if (ts.isLiteralTypeNode(inner)) {
            texts.push(literalText(inner.literal));
          }
        });
      }
    });
  }
  assert.ok(texts.length > 0, name);
  return texts.sort();
}

/** Codes of `error.details` that the backend makes, and those of the gate. */
function refusalCodes() {
  const codes = new Set(union('EligibilityRefusalCode'));
  for (const file of parseSources(/\bcode\b|BodyError/)) {
    if (
      !relativePath(file.fileName).startsWith('plugins/openmcp-backend/src')
    ) {
      continue;
    }
    visit(file, node => {
      if (ts.isObjectLiteralExpression(node)) {
        const code = literalText(propertyOf(node, 'code'));
        const names = node.properties.map(({ name }) => name?.getText());
        if (code && names.includes('field')) {
          codes.add(code);
        }
      }
      if (
        ts.isNewExpression(node) &&
        node.expression.getText() === 'BodyError'
      ) {
        codes.add(literalText(node.arguments[1]));
      }
    });
  }
  codes.delete(undefined);
  return [...codes].sort();
}

/** A section may name more than it has to, but nothing that does not exist. */
const sections = [
  ['States of a cluster', () => [...schemas.ClusterState.enum].sort()],
  ['Reasons of a cluster', () => union('ClusterReasonCode')],
  ['Health of an installation', () => [...schemas.Health.enum].sort()],
  ['Reasons of an installation', () => union('StatusCode')],
  ['What is wrong with a manifest', () => union('ManifestFindingCode')],
];

for (const [title, codes] of sections) {
  test(`${title}: each is in the runbook, and nothing else`, () => {
    assert.deepEqual(codesIn(title), codes());
  });
}

test('Why something is refused: each is in the runbook, and nothing that does not exist', () => {
  const told = codesIn('Why something is refused');
  const made = refusalCodes();
  assert.ok(made.length > 20);
  assert.deepEqual(
    made.filter(code => !told.includes(code)),
    [],
  );
  const known = new Set([...made, ...union('ManifestFindingCode')]);
  assert.deepEqual(
    told.filter(code => !known.has(code)),
    [],
  );
});

test('every row says what to do', () => {
  const rows = runbook
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
  assert.ok(rows.length > 80);
  assert.deepEqual(
    rows.filter(cells => cells.some(cell => cell === '')),
    [],
  );
});
