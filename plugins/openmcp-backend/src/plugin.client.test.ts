import {
  OpenmcpClient,
  OpenmcpRequestOptions,
} from '@openmcp/backstage-plugin-openmcp-common';
import { allowClusters } from './__testUtils__/policies';
import {
  esoEntity,
  fluxEntity,
  fluxToolEntity,
} from './__testUtils__/providerEntities';
import { TestCatalog } from './__testUtils__/TestCatalog';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(60_000);

const image = 'ghcr.io/acme/tool:v1';
const platformMode = {
  via: 'flag',
  value: '--service-api-cluster=platform',
} as const;

/** Every method of the client, so that a new one is not forgotten here. */
type Methods = Record<
  Exclude<keyof OpenmcpClient, symbol>,
  () => Promise<unknown>
>;

describe('the typed client and the running backend', () => {
  let landscape: TestLandscape;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
  });

  afterEach(() => landscape.stop());

  async function start(permissions?: ReturnType<typeof allowClusters>) {
    const { baseUrl } = await landscape.startPortal({
      clusters: landscape.bothClusters(),
      config: { allowedImages: ['ghcr.io/acme/'] },
      catalog: new TestCatalog([esoEntity, fluxEntity, fluxToolEntity]),
      permissions,
    });
    return new OpenmcpClient({
      discoveryApi: { getBaseUrl: async () => baseUrl },
      fetchApi: { fetch },
    });
  }

  it('understand each other in every method', async () => {
    const client = await start();
    await landscape.healthy(4);
    await waitUntil(async () =>
      expect((await client.getProviders()).totalItems).toBeGreaterThan(1),
    );
    const known = {
      cluster: 'alpha',
      kind: 'PlatformService',
      name: 'helmdeployer',
    } as const;
    const { etag } = await client.getInstallation(known);
    const { revision } = await client.getChanges();
    const options: OpenmcpRequestOptions = {
      signal: AbortSignal.timeout(30_000),
    };

    const methods: Methods = {
      getClusters: async () =>
        expect(await client.getClusters(options)).toMatchObject({
          totalItems: 2,
          items: [{ name: 'alpha', state: 'live' }, { name: 'beta' }],
        }),
      getInstallations: async () => {
        const list = await client.getInstallations(
          { cluster: ['alpha'], changedTo: '2100-01-01T00:00:00Z' },
          options,
        );
        expect(list.items).toHaveLength(2);
        expect(
          await client.getInstallations(
            { cluster: ['alpha'], changedTo: '2100-01-01T00:00:00Z' },
            { ...options, ifNoneMatch: list.etag },
          ),
        ).toBeUndefined();
      },
      getInstallation: async () =>
        expect(await client.getInstallation(known, options)).toMatchObject({
          health: 'Healthy',
        }),
      waitForInstallation: async () =>
        expect(
          await client.waitForInstallation(
            known,
            { after: etag, timeoutSeconds: 0 },
            options,
          ),
        ).toMatchObject({ name: 'helmdeployer' }),
      getSummary: async () =>
        expect(await client.getSummary(options)).toMatchObject({
          totalItems: 4,
          health: { Healthy: 4 },
          clustersRead: { read: 2, total: 2 },
        }),
      getHistory: async () =>
        expect(await client.getHistory({ limit: 1 }, options)).toMatchObject({
          items: expect.any(Array),
        }),
      getProviders: async () =>
        expect(
          await client.getProviders({ rules: 'outcomes' }, options),
        ).toMatchObject({ clusters: { read: 2, total: 2 } }),
      getDependencies: async () =>
        expect(
          await client.getDependencies({ cluster: 'alpha' }, options),
        ).toMatchObject({ cluster: 'alpha', cycles: expect.any(Array) }),
      checkEligibility: async () =>
        expect(
          await client.checkEligibility({ image, cluster: 'alpha' }, options),
        ).toMatchObject({ cluster: 'alpha', wrap: { applicable: true } }),
      applyPlatformService: async () => {
        const wish = { name: 'tool', spec: { image }, platformMode };
        expect(
          await client.applyPlatformService('alpha', wish, options),
        ).toMatchObject({ result: 'created', name: 'tool' });
      },
      getChanges: async () => {
        const changes = await client.getChanges({ after: revision }, options);
        expect(changes.items).toContainEqual({
          type: 'installation',
          cluster: 'alpha',
          kind: 'PlatformService',
          name: 'tool',
          removed: false,
        });
      },
      deletePlatformService: async () => {
        const looked = await client.deletePlatformService('alpha', 'tool', {
          dryRun: true,
        });
        expect(looked).toMatchObject({ dryRun: true, uid: expect.any(String) });
        expect(looked.stays.map(({ code }) => code)).toContain(
          'metrics-service',
        );
        const { uid } = looked;
        const removed = await client.deletePlatformService(
          'alpha',
          'tool',
          { uid },
          options,
        );
        expect(removed).toMatchObject({ dryRun: false, uid });
        await waitUntil(async () =>
          expect(
            client.deletePlatformService('alpha', 'tool', { uid }),
          ).rejects.toMatchObject({
            statusCode: 404,
            body: {
              error: { details: [{ field: 'name', code: 'not-found' }] },
            },
          }),
        );
      },
    };
    for (const [name, call] of Object.entries(methods)) {
      try {
        await call();
      } catch (error) {
        throw new Error(`${name}: ${error}`);
      }
    }
    // The cluster agrees.
    await waitUntil(async () => {
      const { items } = await client.getChanges({ after: revision });
      expect(items).toContainEqual(
        expect.objectContaining({ name: 'tool', removed: true }),
      );
    });
  });

  it('understand each other when something is refused', async () => {
    const client = await start(allowClusters('alpha'));
    await landscape.healthy(2);
    await expect(client.getChanges({ after: 'other.1' })).rejects.toMatchObject(
      {
        statusCode: 410,
        body: {
          error: { details: [{ field: 'after', code: 'revision-gone' }] },
        },
      },
    );
    await expect(
      client.deletePlatformService('alpha', 'helmdeployer'),
    ).rejects.toMatchObject({
      statusCode: 403,
      body: { error: { permission: 'openmcp.platform-service.delete' } },
    });
    await expect(
      client.getDependencies({ cluster: 'beta' }),
    ).rejects.toMatchObject({ statusCode: 403 });
    await expect(
      client.getInstallations({ provider: ['flux'] }),
    ).rejects.toMatchObject({
      statusCode: 403,
      body: { error: { permission: 'openmcp.provider.read' } },
    });
  });
});
