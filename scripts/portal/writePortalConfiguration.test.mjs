import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { writePortalConfiguration } from './writePortalConfiguration.mjs';

test('pages may take styles and pictures of the documentation from the backend on its own port', context => {
  const file = writePortalConfiguration({
    state: temporaryDirectory(context),
    port: 3001,
    backendPort: 7008,
  });
  const { app, backend } = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(app.baseUrl, 'http://localhost:3001');
  for (const what of ['style-src', 'img-src']) {
    assert.ok(backend.csp[what].includes(backend.baseUrl), what);
    assert.ok(backend.csp[what].includes("'self'"), what);
  }
  assert.equal(backend.baseUrl, 'http://localhost:7008');
});
