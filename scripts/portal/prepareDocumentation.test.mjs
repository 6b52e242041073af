import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ExpectedError } from '../bootstrap/ExpectedError.mjs';
import { prepareDocumentation } from './prepareDocumentation.mjs';

test('the portal starts without documentation where Python is missing, and says what to install', async () => {
  const answer = await prepareDocumentation({
    root: '/',
    ensure: async () => {
      throw new ExpectedError('It needs Python.');
    },
  });
  assert.deepEqual(answer, {
    say: 'not in the portal, as told above; read docs/index.md',
    problem: 'The portal goes without its documentation. It needs Python.',
  });
});

test('a mistake of ours is not taken for a missing Python', async () => {
  await assert.rejects(
    prepareDocumentation({
      root: '/',
      ensure: async () => {
        throw new TypeError('ours');
      },
    }),
    /ours/,
  );
});
