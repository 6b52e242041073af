import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isExempt, proxyVariables, withoutPassword } from './proxySettings.mjs';

test('Go and pip learn of the proxy that npm was told about, and keep what they were told themselves', () => {
  const npm = {
    npm_config_https_proxy: 'http://npm.example.com:3128',
    npm_config_proxy: 'http://npm.example.com:3128',
    npm_config_noproxy: 'example.org',
  };
  assert.deepEqual(proxyVariables(npm), {
    HTTPS_PROXY: 'http://npm.example.com:3128',
    HTTP_PROXY: 'http://npm.example.com:3128',
    NO_PROXY: 'example.org',
  });
  assert.deepEqual(
    proxyVariables({
      ...npm,
      https_proxy: 'http://own.example.com',
      HTTP_PROXY: 'http://own.example.com',
      NO_PROXY: '*',
    }),
    {},
  );
  assert.deepEqual(proxyVariables({ npm_config_proxy: 'null' }), {});
});

test('hosts are exempt by their name, as part of a domain, or all of them', () => {
  for (const [told, host, expected] of [
    ['example.com', 'example.com', true],
    ['example.com:443', 'example.com', true],
    ['.example.com', 'registry.example.com', true],
    ['*.example.com, example.org', 'registry.example.com', true],
    ['example.com', 'notexample.com', false],
    ['*', '', true],
    ['', 'example.com', false],
  ]) {
    assert.equal(isExempt({ NO_PROXY: told }, host), expected, told);
  }
});

test('the password of a proxy is not shown', () => {
  assert.equal(
    withoutPassword('http://somebody:secret@proxy.example.com:3128'),
    'http://proxy.example.com:3128',
  );
});
