import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn } from './secretsIn.mjs';

const letters = count => 'aB3'.repeat(count).slice(0, count);

test('credentials are found, with their line', () => {
  const text = [
    'nothing here',
    `token: ghp_${letters(36)}`,
    `key: AKIA${'Z9'.repeat(8)}`,
    `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${letters(64)}`,
    `eyJ${letters(30)}.eyJ${letters(30)}.${letters(30)}`,
    `postgres://portal:${letters(16)}@db.internal/openmcp`,
  ].join('\n');
  assert.deepEqual(secretsIn(text), [
    { line: 2, what: 'a token of GitHub' },
    { line: 3, what: 'an access key of AWS' },
    { line: 4, what: 'a private key' },
    { line: 6, what: 'a signed token' },
    { line: 7, what: 'a password in an address' },
  ]);
});

test('what stands in the place of a credential is none', () => {
  assert.deepEqual(
    secretsIn(
      [
        'token: ${GITHUB_TOKEN}',
        'https://user:${PASSWORD}@proxy.example.com',
        'http://<user>:<password>@proxy',
        '-----BEGIN CERTIFICATE-----',
        `-----BEGIN ${'PRIVATE'} KEY-----\\n...`,
      ].join('\n'),
    ),
    [],
  );
});
