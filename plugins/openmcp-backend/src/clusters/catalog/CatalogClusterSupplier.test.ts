import { mockServices } from '@backstage/backend-test-utils';
import { Entity } from '@backstage/catalog-model';
import { ConfigReader } from '@backstage/config';
import { JsonObject } from '@backstage/types';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { TestCatalog } from '../../__testUtils__/TestCatalog';
import { TestCertificateAuthority } from '../../__testUtils__/TestCertificateAuthority';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { ClusterCredentialsProviders } from '../credentials';
import { CatalogClusterSupplier } from './CatalogClusterSupplier';

function clusterEntity(
  name: string,
  annotations: Record<string, string>,
  metadata: Partial<Entity['metadata']> = {},
): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Resource',
    metadata: {
      namespace: 'default',
      ...metadata,
      name,
      annotations: {
        'backstage.io/managed-by-location': 'url:https://example.com/a.yaml',
        ...annotations,
      },
    },
    spec: { type: 'kubernetes-cluster', owner: 'platform' },
  };
}

const server = (origin: string) => ({ 'kubernetes.io/api-server': origin });

class ChangingConfig extends ConfigReader {
  private listeners: Array<() => void> = [];
  private current = new ConfigReader({});

  change(openmcp: JsonObject) {
    this.current = new ConfigReader({ openmcp });
    this.listeners.forEach(listener => listener());
  }

  getOptional<T>(key: string): T {
    return this.current.getOptional(key) as T;
  }

  subscribe(listener: () => void) {
    this.listeners.push(listener);
    return { unsubscribe: () => this.listeners.splice(0) };
  }
}

describe('CatalogClusterSupplier', () => {
  const authority = new TestCertificateAuthority();
  const allowed = {
    origin: 'https://api.eu-live.test:6443',
    credentials: { token: 'marked-token' },
  };
  let told: PlatformClusterDefinition[][];
  let clock: ManualClock;
  let catalog: TestCatalog;
  let config: ChangingConfig;
  let controller: AbortController;
  let logger: ReturnType<typeof mockServices.logger.mock>;

  beforeEach(() => {
    told = [];
    clock = new ManualClock();
    catalog = new TestCatalog([
      clusterEntity('eu-live', server(allowed.origin), { title: 'Live' }),
    ]);
    config = new ChangingConfig({});
    config.change({ clustersFromCatalog: true, allowedApiServers: [allowed] });
    controller = new AbortController();
    logger = mockServices.logger.mock();
  });

  afterEach(async () => {
    controller.abort();
    await waitUntil(() => clock.requireNoTimers());
  });

  function start() {
    new CatalogClusterSupplier({
      auth: mockServices.auth(),
      catalog: catalog.mock,
      config,
      logger,
      clock,
      providers: new ClusterCredentialsProviders(),
    }).start(clusters => told.push(clusters), controller.signal);
  }

  /** Waits until the catalog was read so many times and what it said was used. */
  async function reads(count: number) {
    await waitUntil(() => expect(catalog.requests).toBe(count));
    await waitUntil(() => expect(clock.pending).toEqual([expect.any(Number)]));
  }

  async function readAgain() {
    const { requests } = catalog;
    clock.advance(30_000);
    await reads(requests + 1);
  }

  const last = () => told[told.length - 1];
  const warnings = () => logger.warn.mock.calls.map(([message]) => message);

  it('supplies clusters whose API server is allowed, with the credentials of its origin', async () => {
    start();
    await reads(1);
    expect(last()).toEqual([
      {
        name: 'eu-live',
        title: 'Live',
        owner: 'group:default/platform',
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: false,
        connection: expect.objectContaining({ server: allowed.origin }),
      },
    ]);
    expect(await last()[0].connection?.getCredentials()).toMatchObject({
      headers: { authorization: 'Bearer marked-token' },
    });
  });

  it('is off by default, and does not even ask the catalog', async () => {
    config.change({ allowedApiServers: [allowed] });
    start();
    await waitUntil(() => expect(clock.pending).toHaveLength(1));
    clock.advance(120_000);
    expect(last()).toEqual([]);
    expect(catalog.requests).toBe(0);
  });

  it.each([
    ['another host', 'https://api.evil.test:6443'],
    ['another port', 'https://api.eu-live.test'],
    ['another protocol', 'http://api.eu-live.test:6443'],
    ['a name before the host', 'https://api.eu-live.test:6443@evil.test'],
    ['a longer name', 'https://api.eu-live.test:6443.evil.test'],
    ['no address', 'api.eu-live.test'],
  ])('leaves out %s', async (_name, address) => {
    catalog.entities = [clusterEntity('eu-live', server(address))];
    start();
    await reads(1);
    expect(last()).toEqual([]);
  });

  it('says once which clusters are left out', async () => {
    catalog.entities = [
      clusterEntity('other', server('https://other.test')),
      clusterEntity('third', server('https://third.test')),
    ];
    start();
    await reads(1);
    await readAgain();
    expect(warnings()).toEqual([
      'Clusters of the catalog are left out, because openmcp.allowedApiServers does not name their API servers, or not for their names: resource:default/other, resource:default/third',
    ]);
  });

  it('binds an API server to names, because rights are given by them', async () => {
    config.change({
      clustersFromCatalog: true,
      allowedApiServers: [{ ...allowed, clusterNames: ['eu-live'] }],
    });
    catalog.entities.push(
      // Somebody may change a cluster of this name.
      clusterEntity('eu-canary', server(allowed.origin)),
    );
    start();
    await reads(1);
    expect(last().map(({ name }) => name)).toEqual(['eu-live']);
    expect(warnings()).toEqual([
      expect.stringMatching(/left out.*: resource:default\/eu-canary$/),
    ]);
  });

  it('takes credentials, files, programs and the kind of delivery from the configuration only', async () => {
    config.change({
      clustersFromCatalog: true,
      allowedApiServers: [
        {
          ...allowed,
          ca: { data: btoa(authority.cert) },
          delivery: 'gitops',
          operatorDeliveredBy: 'other',
          namespaces: ['operator'],
          proxy: false,
        },
      ],
    });
    catalog.entities = [
      clusterEntity('eu-live', {
        ...server(allowed.origin),
        'kubernetes.io/api-server-certificate-authority': btoa('the attacker'),
        'kubernetes.io/skip-tls-verify': 'true',
        'kubernetes.io/auth-provider': 'exec',
        'kubernetes.io/exec-command': '/bin/sh',
        'kubernetes.io/token-file': '/etc/passwd',
      }),
    ];
    start();
    await reads(1);
    expect(last()).toMatchObject([
      {
        delivery: 'gitops',
        operatorDeliveredBy: 'other',
        namespaces: ['operator'],
        connection: { proxy: false },
      },
    ]);
    expect(await last()[0].connection?.getCredentials()).toEqual({
      headers: { authorization: 'Bearer marked-token' },
      ca: authority.cert,
    });
  });

  it('takes the certificate authority of the entity where none is configured', async () => {
    const annotation = 'kubernetes.io/api-server-certificate-authority';
    catalog.entities = [
      clusterEntity('eu-live', {
        ...server(`${allowed.origin}/clusters/one`),
        [annotation]: btoa(authority.cert),
      }),
      clusterEntity('wrong', {
        ...server(allowed.origin),
        [annotation]: btoa('nonsense'),
      }),
    ];
    start();
    await reads(1);
    expect(await last()[0].connection?.getCredentials()).toMatchObject({
      ca: authority.cert,
    });
    expect(last()[0].connection?.server).toBe(`${allowed.origin}/clusters/one`);
    expect(last()[1].problem).toBe(
      `resource:default/wrong has an annotation ${annotation} that is not a PEM certificate in base64`,
    );
  });

  it('ignores what the catalog learned from this suite, and other resources', async () => {
    const own = 'openmcp:eu-live';
    catalog.entities = [
      clusterEntity('one', {
        ...server(allowed.origin),
        'backstage.io/managed-by-location': own,
      }),
      clusterEntity('two', {
        ...server(allowed.origin),
        'backstage.io/managed-by-origin-location': own,
      }),
      {
        ...clusterEntity('three', server(allowed.origin)),
        spec: { type: 'database' },
      },
      clusterEntity('four', {}),
    ];
    start();
    await reads(1);
    expect(last()).toEqual([]);
  });

  it('follows the catalog, and keeps what it knows while the catalog fails', async () => {
    start();
    await reads(1);
    const [first] = last();
    catalog.failing = true;
    await readAgain();
    await readAgain();
    expect(told).toHaveLength(1);
    expect(warnings()).toHaveLength(1);
    catalog.failing = false;
    catalog.entities.push(
      clusterEntity('eu-canary', server(`${allowed.origin}/canary`)),
    );
    await readAgain();
    expect(last().map(({ name }) => name)).toEqual(['eu-canary', 'eu-live']);
    expect(last()[1]).toBe(first);
    catalog.entities = [
      clusterEntity('eu-live', server(allowed.origin), { title: 'Renamed' }),
    ];
    await readAgain();
    expect(last()).toMatchObject([{ title: 'Renamed' }]);
    expect(last()[0].connection).toBe(first.connection);
    catalog.entities = [];
    await readAgain();
    expect(last()).toEqual([]);
  });

  it('keeps what it knows when it was switched on while the catalog fails', async () => {
    catalog.failing = true;
    start();
    await reads(1);
    expect(told).toEqual([]);
  });

  it('does not wait for ever for the catalog', async () => {
    catalog.mock.getEntities.mockImplementationOnce(
      () => new Promise(() => {}),
    );
    start();
    await waitUntil(() => expect(clock.pending).toEqual([20_000]));
    clock.advance(20_000);
    await waitUntil(() =>
      expect(warnings()).toEqual([
        'The clusters of the catalog could not be read: no answer in time',
      ]),
    );
    await waitUntil(() => expect(clock.pending).toEqual([3_000]));
    clock.advance(3_000);
    await waitUntil(() => expect(last()).toHaveLength(1));
  });

  it('follows the configuration at once', async () => {
    start();
    await reads(1);
    config.change({
      clustersFromCatalog: true,
      allowedApiServers: [{ ...allowed, credentials: { token: 'second' } }],
    });
    expect(told).toHaveLength(2);
    expect(await last()[0].connection?.getCredentials()).toMatchObject({
      headers: { authorization: 'Bearer second' },
    });
    config.change({ clustersFromCatalog: 'perhaps' });
    expect(told).toHaveLength(2);
    expect(last()).toHaveLength(1);
    config.change({ clustersFromCatalog: true });
    expect(last()).toEqual([]);
    config.change({ clustersFromCatalog: 'false' });
    config.change({ clustersFromCatalog: 'perhaps' });
    expect(last()).toEqual([]);
    expect(warnings().pop()).toBe(
      'openmcp.clustersFromCatalog must be true or false',
    );
  });

  it('makes the clusters of an origin misconfigured whose settings are wrong, and no others', async () => {
    const other = { origin: 'https://other.test' };
    config.change({
      clustersFromCatalog: true,
      allowedApiServers: [
        { ...allowed, credentials: { exec: { command: '/does/not/exist' } } },
        { ...other, delivery: 'marked-token' },
        { origin: 'https://third.test' },
      ],
    });
    catalog.entities.push(
      clusterEntity('other', server(other.origin)),
      clusterEntity('third', server('https://third.test')),
    );
    start();
    await reads(1);
    expect(last().map(({ name, problem }) => [name, problem])).toEqual([
      [
        'eu-live',
        'openmcp.allowedApiServers[0].credentials.exec.command names no program that the backend can run',
      ],
      [
        'other',
        'openmcp.allowedApiServers[1].delivery must be one of direct, gitops',
      ],
      ['third', undefined],
    ]);
  });

  it.each<[string, JsonObject | string, string]>([
    ['no object', 'marked-token', ' has the wrong type, object is expected'],
    [
      'no origin',
      { credentials: { token: 'marked-token' } },
      '.origin is missing',
    ],
    ['a path', { origin: 'https://api.test/a' }, '.origin must have no path'],
    [
      'plain HTTP',
      { origin: 'http://api.test' },
      '.origin must begin with https://; http:// is accepted for the loopback interface only',
    ],
    [
      'the same again',
      { origin: 'https://API.eu-live.test:6443/' },
      '.origin is already used at openmcp.allowedApiServers[0].origin',
    ],
  ])(
    'names an entry with %s, and uses the others',
    async (_name, entry, problem) => {
      config.change({
        clustersFromCatalog: true,
        allowedApiServers: [allowed, entry],
      });
      start();
      await reads(1);
      expect(last()[0].connection).toBeDefined();
      expect(warnings()).toEqual([`openmcp.allowedApiServers[1]${problem}`]);
    },
  );

  it('refuses a name that differs in case only', async () => {
    catalog.entities = [
      clusterEntity('EU-Live', server(allowed.origin), { namespace: 'a' }),
      clusterEntity('eu-live', server(allowed.origin)),
    ];
    start();
    await reads(1);
    expect(last()).toMatchObject([
      { name: 'eu-live', connection: expect.anything() },
      {
        name: 'resource:a/eu-live',
        problem:
          'resource:a/eu-live has a name that is already used by resource:default/eu-live',
      },
    ]);
  });
});
