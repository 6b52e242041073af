import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isExempt, proxyFor } from './proxySettings.mjs';

// Settings of the npm or yarn that called us. They were meant for that call and would turn an
// install of ours into something else: into another folder, without dev dependencies, a dry run.
const HARMFUL = new Set(
  [
    'global',
    'location',
    'prefix',
    'local_prefix',
    'global_prefix',
    'dry_run',
    'package_lock_only',
    'omit',
    'include',
    'only',
    'production',
    'workspace',
    'workspaces',
    'include_workspace_root',
    'ignore_scripts',
    'allow_scripts',
    'cpu',
    'os',
    'libc',
    'nodedir',
    'node_gyp',
    'install_strategy',
    'before',
  ].map(name => `npm_config_${name}`),
);

// The same for yarn, where an environment variable wins over the project's own .yarnrc.yml.
const HARMFUL_YARN = new Set([
  'yarn_yarn_path',
  'yarn_node_linker',
  'yarn_enable_scripts',
  'yarn_enable_immutable_installs',
  'yarn_ignore_path',
]);

/**
 * The environment for an npm or yarn that we call ourselves: that of this process without what an
 * outer npm or yarn left there for its own call.
 *
 * @param {NodeJS.ProcessEnv} [environment] - defaults to that of this process
 */
export function packageManagerEnvironment(environment = process.env) {
  const result = {};
  for (const [name, value] of Object.entries(environment)) {
    const key = name.toLowerCase().replace(/-/g, '_');
    if (!HARMFUL.has(key) && !HARMFUL_YARN.has(key)) {
      result[name] = value;
    }
  }
  // `npm start` on a machine with NODE_ENV=production would else leave out what builds the portal.
  delete result.NODE_ENV;
  return result;
}

/**
 * Carries what a person told npm, or all programs, about the way to the registry over to yarn, which reads neither npm's
 * configuration nor `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. npm hands its settings to scripts as `npm_config_*`.
 * What yarn was told itself wins.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} [userConfiguration] - text of the person's `.yarnrc.yml`; read from their home by default
 * @returns {Record<string, string>} variables to add for yarn
 */
export function yarnSettingsFromNpm(
  environment,
  userConfiguration = readUserConfiguration(),
) {
  const settings = [
    [
      environment.npm_config_registry,
      'npmRegistryServer',
      'YARN_NPM_REGISTRY_SERVER',
    ],
    [
      environment.npm_config_cafile,
      'httpsCaFilePath',
      'YARN_HTTPS_CA_FILE_PATH',
    ],
    ...proxySettings(environment),
  ];
  const result = {};
  for (const [value, yarnKey, yarnVariable] of settings) {
    const told =
      environment[yarnVariable] !== undefined ||
      new RegExp(`^${yarnKey}:`, 'm').test(userConfiguration);
    if (value && !told) {
      result[yarnVariable] = value;
    }
  }
  return result;
}

// Yarn knows no exceptions from a proxy, and asks the registry alone: where that is exempt, it gets no proxy.
function proxySettings(environment) {
  const registry =
    environment.YARN_NPM_REGISTRY_SERVER || environment.npm_config_registry;
  if (isExempt(environment, hostOf(registry))) {
    return [];
  }
  return [
    [
      proxyFor(environment, 'https:')?.address,
      'httpsProxy',
      'YARN_HTTPS_PROXY',
    ],
    [proxyFor(environment, 'http:')?.address, 'httpProxy', 'YARN_HTTP_PROXY'],
  ];
}

function hostOf(address) {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

function readUserConfiguration() {
  try {
    return readFileSync(path.join(homedir(), '.yarnrc.yml'), 'utf8');
  } catch {
    return '';
  }
}
