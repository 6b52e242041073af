import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigReader } from '@backstage/config';
import { ConfigSchema, loadConfigSchema } from '@backstage/config-loader';
import { JsonObject, JsonValue } from '@backstage/types';
import { parse } from 'yaml';
import { readAllowedApiServers } from './clusters/catalog/readAllowedApiServers';
import { readPlatformClusters } from './clusters/configuration/readPlatformClusters';
import { ClusterCredentialsProviders } from './clusters';
import { systemClock } from './timing';

jest.setTimeout(120_000);

/** One of everything that an entry may hold, and a mark where nobody may look. */
const connection = {
  credentials: {
    serviceAccountToken: 'marked-1',
    token: 'marked-2',
    tokenFile: '/token',
    clientCertificate: {
      data: 'Y2VydA==',
      file: '/cert',
      keyData: 'marked-3',
      keyFile: '/key',
    },
    exec: {
      command: 'helper',
      args: ['one'],
      env: [{ name: 'PASSWORD', value: 'marked-4' }],
      apiVersion: 'client.authentication.k8s.io/v1',
    },
    authProvider: 'cloud',
    authMetadata: { region: 'eu' },
  },
  ca: { data: 'Y2E=', file: '/ca' },
  proxy: 'http://me:marked-5@proxy.test:3128',
  namespaces: ['openmcp-system'],
  delivery: 'gitops',
  operatorDeliveredBy: 'other',
};

const everything = {
  openmcp: {
    clusters: [
      {
        name: 'alpha',
        title: 'Alpha',
        owner: 'platform',
        kubeconfig: { file: '/kubeconfig', context: 'live' },
        inCluster: false,
        url: 'https://api.test',
        ...connection,
        simulated: true,
      },
    ],
    clustersFromCatalog: true,
    allowedApiServers: [{ origin: 'https://api.test', ...connection }],
    allowedImages: ['ghcr.io/acme/'],
    trustedProviderLocations: ['file:'],
    imageMirrors: [{ prefix: 'mirror.test', upstream: 'ghcr.io' }],
    actions: { write: true },
  },
};

/** What every portal has. */
const portal = {
  app: { baseUrl: 'http://localhost:3000' },
  backend: {
    baseUrl: 'http://localhost:7007',
    listen: ':7007',
    database: { client: 'better-sqlite3', connection: ':memory:' },
  },
};

/** The examples in the README that configure the plugin. */
function readExamples(): JsonObject[] {
  const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
  return [...readme.matchAll(/^```yaml\n(.*?)^```/gms)]
    .map(([, text]) => text)
    .filter(text => text.startsWith('openmcp:'))
    .map(text => parse(text));
}

function leaves(value: JsonValue | undefined): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];
}

describe('config.d.ts', () => {
  let schema: ConfigSchema;

  beforeAll(async () => {
    schema = await loadConfigSchema({
      dependencies: ['@openmcp/backstage-plugin-openmcp-backend'],
    });
  });

  function check(data: JsonObject): void {
    schema.process([{ context: 'test', data: { ...portal, ...data } }]);
  }

  /** What of the configuration has this visibility. */
  function visible(visibility: 'frontend' | 'secret'): string[] {
    return schema
      .process([{ context: 'test', data: everything }], {
        visibility: [visibility],
        ignoreSchemaErrors: true,
      })
      .flatMap(({ data }) => leaves(data));
  }

  it('knows every key', () => {
    expect(() => check(everything)).not.toThrow();
  });

  it('shows nothing to the browser', () => {
    expect(visible('frontend')).toEqual([]);
  });

  it('takes for secret what is secret, and nothing else, because that is blanked in logs', () => {
    const secrets = [1, 2, 3, 4, 5].map(mark =>
      expect.stringContaining(`marked-${mark}`),
    );
    const found = visible('secret');
    expect(found).toEqual(expect.arrayContaining(secrets));
    expect(found.filter(value => !value.includes('marked-'))).toEqual([]);
    expect(found).toHaveLength(10);
  });

  it('accepts the examples of the README', () => {
    const examples = readExamples();
    expect(examples.length).toBeGreaterThan(2);
    for (const example of examples) {
      expect(() => check(example)).not.toThrow();
    }
  });

  it('has examples in the README that need nothing but their files and programs', () => {
    const problems = readExamples().flatMap(example => {
      const config = new ConfigReader(example);
      const services = {
        clock: systemClock,
        providers: new ClusterCredentialsProviders(),
      };
      const { servers, problems: wrong } = readAllowedApiServers(config);
      return [
        ...readPlatformClusters(config, services).map(each => each.problem),
        ...[...servers.values()].map(each => each.problem),
        ...wrong,
      ];
    });
    expect(problems.length).toBeGreaterThan(4);
    expect(
      problems.filter(
        problem =>
          problem !== undefined &&
          !/ names (a file that cannot be read|no program)/.test(problem),
      ),
    ).toEqual([]);
  });

  it.each<[string, JsonObject, string]>([
    [
      'a cluster without a name',
      { clusters: [{ url: 'https://api.test' }] },
      "must have required property 'name' { missingProperty=name } at /openmcp/clusters/0",
    ],
    [
      'an unknown delivery',
      { clusters: [{ name: 'a', delivery: 'pigeon' }] },
      'at /openmcp/clusters/0/delivery',
    ],
    [
      'clusters that are no list',
      { clusters: {} },
      'must be array { type=array } at /openmcp/clusters',
    ],
    [
      'an API server without origin',
      { allowedApiServers: [{}] },
      "must have required property 'origin' { missingProperty=origin } at /openmcp/allowedApiServers/0",
    ],
    [
      'a proxy in parts',
      { clusters: [{ name: 'a', proxy: { host: 'proxy.test' } }] },
      'at /openmcp/clusters/0/proxy',
    ],
  ])('refuses %s', (_name, openmcp, problem) => {
    expect(() => check({ openmcp })).toThrow(problem);
  });
});
