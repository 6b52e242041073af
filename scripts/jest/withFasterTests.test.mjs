import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { repositoryRoot } from '../bootstrap/paths.mjs';

const require = createRequire(import.meta.url);
const configuration = require('./repository.config.cjs');

const environmentsOf = projects =>
  Object.fromEntries(
    projects.map(({ displayName, runtime, testEnvironment }) => [
      displayName,
      [runtime, testEnvironment].map(
        file => file && path.relative(repositoryRoot, file),
      ),
    ]),
  );

test('tests of the frontend share what they parse, and those of backends run as ever', async () => {
  const { projects } = await configuration();
  const environments = environmentsOf(projects);
  const [runtime, environment] =
    environments['@openmcp/backstage-plugin-openmcp'];
  assert.equal(runtime, 'scripts/jest/scriptSharingRuntime.cjs');
  assert.equal(environment, 'scripts/jest/styles/domEnvironment.cjs');
  const [ofBackend] = environments['@openmcp/backstage-plugin-openmcp-backend'];
  assert.equal(ofBackend, undefined);
});
