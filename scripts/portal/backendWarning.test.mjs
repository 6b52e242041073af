import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backendWarning } from './backendWarning.mjs';

test('warnings and errors of the log are shown, the rest is not', () => {
  const time = '2026-01-02T03:04:05.678Z';
  assert.equal(
    backendWarning(`${time} catalog warn Something is odd`),
    'Warning of catalog: Something is odd',
  );
  assert.equal(
    backendWarning(`${time} catalog error It broke`),
    'Error of catalog: It broke',
  );
  assert.equal(backendWarning(`${time} catalog info no error here`), undefined);
});
