import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import { Config, ConfigReader } from '@backstage/config';
import {
  ConfigSchema,
  ConfigSources,
  loadConfigSchema,
} from '@backstage/config-loader';
import { AppConfig } from '@backstage/config';
import { parse, parseAllDocuments } from 'yaml';
import { PlatformOwners } from '../policy/PlatformOwners';

const root = targetPaths.resolveRoot();
const text = readFileSync(join(root, 'app-config.production.yaml'), 'utf8');
const variables = [
  ...new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)),
]
  .filter(name => name === name.toLocaleUpperCase('en-US'))
  .sort();

const environment: Record<string, string> = {
  PORTAL_URL: 'https://portal.example.com',
  CATALOG_LOCATION: 'https://github.com/example/catalog/blob/main/all.yaml',
  PLATFORM_OWNERS: 'group:default/platform-owners',
  POSTGRES_HOST: 'postgresql',
  POSTGRES_PORT: '5432',
  POSTGRES_USER: 'portal',
  POSTGRES_PASSWORD: 'a-password',
  SESSION_SECRET: 'a-session-secret',
  GITHUB_CLIENT_ID: 'an-id',
  GITHUB_CLIENT_SECRET: 'a-client-secret',
  GITHUB_TOKEN: 'a-token',
};

async function load(
  known: Record<string, string | undefined>,
): Promise<AppConfig[]> {
  const source = ConfigSources.default({
    rootDir: root,
    argv: [
      '--config',
      join(root, 'app-config.yaml'),
      '--config',
      join(root, 'app-config.production.yaml'),
    ],
    env: {},
    substitutionFunc: async name => known[name],
  });
  const closed = new AbortController();
  try {
    for await (const { configs } of source.readConfigData({
      signal: closed.signal,
    })) {
      return configs;
    }
  } finally {
    closed.abort();
  }
  return [];
}

let schema: ConfigSchema;
let configs: AppConfig[];
let config: Config;

beforeAll(async () => {
  const workspaces = ['packages', 'plugins'].flatMap(folder =>
    readdirSync(join(root, folder)).map(name =>
      join(folder, name, 'package.json'),
    ),
  );
  schema = await loadConfigSchema({
    dependencies: workspaces.flatMap(
      file => JSON.parse(readFileSync(join(root, file), 'utf8')).name,
    ),
    packagePaths: workspaces.map(file => join(root, file)),
  });
  configs = await load(environment);
  config = ConfigReader.fromConfigs(configs);
}, 120_000);

describe('app-config.production.yaml', () => {
  it('fits the schemas of all plugins', () => {
    expect(() => schema.process(configs)).not.toThrow();
  });

  it('would be refused with a mistake, so that fitting says something', () => {
    const mistaken: AppConfig[] = [
      ...configs,
      {
        context: 'mistake',
        data: {
          openmcp: { allowedImages: 'all' },
          portal: { platformOwners: {} },
        },
      },
    ];
    expect(() => schema.process(mistaken)).toThrow(
      /platformOwners[^]*allowedImages/,
    );
  });

  it('shows nothing secret to browsers', () => {
    const visible = JSON.stringify(
      schema.process(configs, { visibility: ['frontend'] }),
    );
    expect(visible).toContain('https://portal.example.com');
    for (const name of variables.filter(each =>
      /PASSWORD|SECRET|TOKEN/.test(each),
    )) {
      expect(visible).not.toContain(environment[name]);
    }
    expect(visible).not.toContain('openmcp.clusters');
  });

  it('lets nobody in as a guest, and asks what people may do', () => {
    expect(config.has('auth.providers.guest')).toBe(false);
    expect(config.getString('auth.environment')).toBe('production');
    expect(config.has('auth.providers.github.production')).toBe(true);
    expect(config.getBoolean('permission.enabled')).toBe(true);
    expect(PlatformOwners.fromConfig(config)).toBeDefined();
  });

  it('takes over nothing that fits a demonstration alone', () => {
    expect(config.getStringArray('openmcp.allowedImages')).toEqual([]);
    expect(config.getStringArray('openmcp.trustedProviderLocations')).toEqual(
      [],
    );
    expect(config.getString('backend.database.client')).toBe('pg');
    expect(config.has('backend.database.connection.directory')).toBe(false);
    for (const key of [
      'app.baseUrl',
      'backend.baseUrl',
      'backend.cors.origin',
    ]) {
      expect(config.getString(key)).toBe('https://portal.example.com');
    }
    expect(
      config
        .getConfigArray('catalog.locations')
        .map(location => location.getString('target')),
    ).toEqual([environment.CATALOG_LOCATION, 'templates/all.yaml']);
    expect(config.getString('events.useEventBus')).toBe('always');
  });

  it('names every variable that it needs, here and in the manifests', () => {
    expect(variables).toEqual(Object.keys(environment).sort());
    const [deployment] = parseAllDocuments(
      readFileSync(
        join(root, 'deploy/kubernetes/base/deployment.yaml'),
        'utf8',
      ),
    ).map(document => document.toJS());
    expect(
      deployment.spec.template.spec.containers[0].env
        .map(({ name }: { name: string }) => name)
        .sort(),
    ).toEqual(variables);
    const { configMapGenerator } = parse(
      readFileSync(
        join(root, 'deploy/kubernetes/example/kustomization.yaml'),
        'utf8',
      ),
    );
    const page = readFileSync(
      join(root, 'docs/operations/deployment.md'),
      'utf8',
    );
    const given = configMapGenerator[0].literals.map(
      (literal: string) => literal.split('=')[0],
    );
    for (const name of variables) {
      expect([name, page.includes(`\`${name}\``)]).toEqual([name, true]);
      expect([name, given.includes(name)]).toEqual([
        name,
        !/PASSWORD|SECRET|TOKEN|CLIENT_ID|USER/.test(name),
      ]);
    }
  });

  it.each([
    ['POSTGRES_HOST', 'backend.database.connection.host'],
    ['POSTGRES_PORT', 'backend.database.connection.port'],
    ['POSTGRES_USER', 'backend.database.connection.user'],
    ['POSTGRES_PASSWORD', 'backend.database.connection.password'],
    ['SESSION_SECRET', 'auth.session.secret'],
    ['GITHUB_CLIENT_ID', 'auth.providers.github.production.clientId'],
    ['GITHUB_CLIENT_SECRET', 'auth.providers.github.production.clientSecret'],
  ])(
    'lets nothing of the demonstration stand in for %s',
    async (missing, key) => {
      expect(config.getString(key)).toBe(environment[missing]);
      const without = ConfigReader.fromConfigs(
        await load({ ...environment, [missing]: undefined }),
      );
      expect(() => without.getString(key)).toThrow(key);
    },
  );

  it('lets nobody own the clusters when the group is not named', async () => {
    const without = ConfigReader.fromConfigs(
      await load({ ...environment, PLATFORM_OWNERS: undefined }),
    );
    expect(() => PlatformOwners.fromConfig(without)).toThrow('group');
  });
});
