import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeTooOldMessage } from './nodeTooOldMessage.mjs';

test('a Node that is too old is told what to install', () => {
  const message = nodeTooOldMessage('16.20.2');
  assert.match(message, /Node 16\.20\.2 is too old/);
  assert.match(message, /Install Node 22 or 24/);
});

test('a Node that can run the bootstrap is welcome, supported or not', () => {
  for (const version of ['18.0.0', '20.20.2', '22.1.0', '24.21.0']) {
    assert.equal(nodeTooOldMessage(version), undefined);
  }
});
