import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { readTables } from './readTables.mjs';

test('the tables that tests wrote are read in order, and nothing else', t => {
  const results = temporaryDirectory(t);
  assert.equal(readTables(results), '');
  writeFileSync(path.join(results, 'unit.json'), '{}');
  writeFileSync(path.join(results, 'faults.md'), '| fault |\n');
  writeFileSync(path.join(results, 'a.md'), 'first\n');
  assert.equal(readTables(results), '\nfirst\n\n| fault |\n');
});
