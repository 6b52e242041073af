import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LineTail } from './LineTail.mjs';

test('keeps the last lines, whatever pieces they come in', () => {
  const tail = new LineTail({ maxLines: 2 });
  assert.deepEqual(tail.write('one\ntw'), ['one']);
  assert.deepEqual(tail.write('o\nthree\nfour'), ['two', 'three']);
  assert.deepEqual(tail.lines, ['two', 'three', 'four']);
});

test('cuts a line that is too long', () => {
  const tail = new LineTail({ maxLineLength: 3 });
  tail.write('abcdef\n');
  assert.deepEqual(tail.lines, ['abc…']);
});
