import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMutants } from './findMutants.mjs';

const namesOf = source => findMutants(source).map(({ name }) => name);

test('flips outcomes and codes of answers', () => {
  assert.deepEqual(namesOf(`answer('warning', 'pods-only');`), [
    `'warning' -> 'ok'`,
    `'warning' -> 'blocked'`,
    `'pods-only' -> 'another-code'`,
  ]);
  assert.deepEqual(namesOf(`answer(taken ? 'blocked' : 'ok', code);`), [
    `'blocked' -> 'ok'`,
    `'blocked' -> 'warning'`,
    `'ok' -> 'blocked'`,
    `taken -> !(taken)`,
  ]);
  assert.deepEqual(namesOf(`undeclared(context, ['crds']);`), [
    `undeclared(context, ['crds']) -> answer('ok', 'trait-not-declared')`,
  ]);
});

test('turns conditions, operators and questions around', () => {
  assert.deepEqual(namesOf('if (a > 1) { b(); }'), [
    'a > 1 -> !(a > 1)',
    'a > 1 -> (a) >= (1)',
  ]);
  assert.deepEqual(namesOf('if (a === b) { c(); }'), ['a === b -> !(a === b)']);
  assert.deepEqual(namesOf('x = list.some(each => each.ok);'), [
    'some -> every',
    'each.ok -> !(each.ok)',
  ]);
});

test('leaves out remedies and needed traits', () => {
  assert.deepEqual(
    namesOf(`x = { remedy: y, requires: { wrap: ['crds'], host: [] } };`),
    ['y -> undefined', `['crds'] -> []`],
  );
});

test('changes one place and nothing else, and says where', () => {
  const source = `a;\nif (b) {\n  c();\n}\n`;
  assert.deepEqual(findMutants(source), [
    { name: 'b -> !(b)', line: 2, source: `a;\nif (!(b)) {\n  c();\n}\n` },
  ]);
});

test('numbers faults of one name', () => {
  assert.deepEqual(namesOf('if (a) { b(); } if (a) { c(); }'), [
    'a -> !(a)',
    'a -> !(a) (2)',
  ]);
});
