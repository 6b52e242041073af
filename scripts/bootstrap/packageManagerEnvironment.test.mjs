import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  packageManagerEnvironment,
  yarnSettingsFromNpm,
} from './packageManagerEnvironment.mjs';

test('settings of the calling npm or yarn that would spoil an install are left out', () => {
  const environment = packageManagerEnvironment({
    PATH: '/bin',
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    npm_config_nodedir: '/usr',
    NPM_CONFIG_IGNORE_SCRIPTS: 'true',
    'npm_config_dry-run': 'true',
    YARN_NODE_LINKER: 'pnp',
    npm_config_registry: 'https://registry.example.com',
    HTTPS_PROXY: 'http://proxy.example.com',
  });
  assert.deepEqual(environment, {
    PATH: '/bin',
    npm_config_registry: 'https://registry.example.com',
    HTTPS_PROXY: 'http://proxy.example.com',
  });
});

test('yarn learns the registry that npm uses', () => {
  assert.deepEqual(
    yarnSettingsFromNpm(
      { npm_config_registry: 'https://registry.example.com' },
      '',
    ),
    { YARN_NPM_REGISTRY_SERVER: 'https://registry.example.com' },
  );
});

test('what yarn was told itself wins', () => {
  const environment = { npm_config_registry: 'https://registry.example.com' };
  assert.deepEqual(
    yarnSettingsFromNpm(environment, 'npmRegistryServer: https://a.example'),
    {},
  );
  assert.deepEqual(
    yarnSettingsFromNpm(
      { ...environment, YARN_NPM_REGISTRY_SERVER: 'https://a.example' },
      '',
    ),
    {},
  );
});
