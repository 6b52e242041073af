import {
  coreServices,
  createBackendModule,
  createServiceFactory,
} from '@backstage/backend-plugin-api';
import {
  mockCredentials,
  mockServices,
  startTestBackend,
} from '@backstage/backend-test-utils';
import {
  ANNOTATION_LOCATION,
  ANNOTATION_ORIGIN_LOCATION,
  Entity,
} from '@backstage/catalog-model';
import catalogPlugin from '@backstage/plugin-catalog-backend';
import {
  catalogProcessingExtensionPoint,
  EntityProviderConnection,
} from '@backstage/plugin-catalog-node';
import { readDemoEntities, waitUntil } from './__testUtils__';
import catalogModuleOpenmcp from './index';
import { createUpstreamEntities } from './upstream';

jest.setTimeout(60_000);

const upstream = createUpstreamEntities();

/** Brings entities into the catalog as somebody else would. */
function moduleWith(entities: readonly Entity[]) {
  const location = 'file:/demo';
  return createBackendModule({
    pluginId: 'catalog',
    moduleId: 'demo',
    register({ registerInit }) {
      registerInit({
        deps: { processing: catalogProcessingExtensionPoint },
        async init({ processing }) {
          processing.addEntityProvider({
            getProviderName: () => 'demo',
            connect: async (connection: EntityProviderConnection) =>
              connection.applyMutation({
                type: 'full',
                entities: entities.map(entity => ({
                  entity: {
                    ...entity,
                    metadata: {
                      ...entity.metadata,
                      annotations: {
                        ...entity.metadata.annotations,
                        [ANNOTATION_LOCATION]: location,
                        [ANNOTATION_ORIGIN_LOCATION]: location,
                      },
                    },
                  },
                })),
              }),
          });
        },
      });
    },
  });
}

const running: Array<() => Promise<void>> = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(end => end()));
});

async function startCatalog(others: readonly Entity[] = []) {
  const scheduler = mockServices.scheduler();
  const { server } = await startTestBackend({
    features: [
      catalogPlugin,
      catalogModuleOpenmcp,
      moduleWith(others),
      createServiceFactory({
        service: coreServices.scheduler,
        deps: {},
        factory: () => scheduler,
      }),
      mockServices.rootConfig.factory({
        data: {
          backend: {
            database: { client: 'better-sqlite3', connection: ':memory:' },
          },
          openmcp: {
            catalog: { upstreamProviders: true },
            trustedProviderLocations: ['file:'],
          },
        },
      }),
    ],
  });
  // It lasts until the backend ends.
  const kept = scheduler.triggerTask('openmcp-keep-entities');
  running.push(async () => {
    await scheduler.cancelTask('openmcp-keep-entities');
    await kept;
  });
  const readEntities = async (): Promise<Entity[]> => {
    const response = await fetch(
      `http://127.0.0.1:${server.port()}/api/catalog/entities`,
      { headers: { authorization: mockCredentials.service.header() } },
    );
    return response.ok ? response.json() : [];
  };
  return { scheduler, readEntities };
}

/** Relations of an entity that follow from traits, by the names of both ends. */
function relationsOf(entities: readonly Entity[], name: string): string[] {
  const { relations = [] } =
    entities.find(({ metadata }) => metadata.name === name) ?? {};
  return relations
    .filter(({ targetRef }) => targetRef.startsWith('component:'))
    .map(({ type, targetRef }) => `${type} ${targetRef.split('/')[1]}`)
    .sort();
}

describe('a catalog with the module', () => {
  it('holds all upstream entities as they are, related to owner and system', async () => {
    const { readEntities } = await startCatalog();
    const entities = await waitUntil(async () => {
      const found = await readEntities();
      return found.length >= upstream.length ? found : undefined;
    });
    const specs = (list: Entity[]) =>
      new Map(list.map(({ metadata, spec }) => [metadata.name, spec]));
    expect(specs(entities)).toEqual(specs(upstream));
    const components = entities.filter(({ kind }) => kind === 'Component');
    for (const { relations = [] } of components) {
      expect(relations.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['ownedBy', 'partOf']),
      );
    }
  });

  it('relates providers and tools to each other, and to what they need', async () => {
    const { entities: demo } = readDemoEntities();
    const { scheduler, readEntities } = await startCatalog(demo);
    await waitUntil(async () => {
      const found = await readEntities();
      return found.length >= upstream.length + demo.length ? found : undefined;
    });
    const expected = {
      'service-provider-velero': ['partOf velero'],
      velero: ['hasPart service-provider-velero'],
      'service-provider-flux': ['dependsOn flux', 'partOf flux'],
      'service-provider-crossplane': [
        'dependsOn flux',
        'dependsOn service-provider-ocm',
      ],
      'platform-service-gateway': [
        'dependencyOf platform-service-project-workspace',
        'dependencyOf service-provider-landscaper',
        'dependsOn cert-manager',
        'dependsOn flux',
      ],
      'external-secrets-operator': [
        'dependencyOf flux',
        'hasPart service-provider-eso',
        'hasPart service-provider-external-secrets',
      ],
    };
    // Whatever was there too late for those that came first.
    const related = await waitUntil(async () => {
      await scheduler.triggerTask('openmcp-relate-entities');
      const found = await readEntities();
      const names = Object.keys(expected);
      const isComplete = Object.values(expected)
        .map(({ length }) => length)
        .every(
          (length, position) =>
            relationsOf(found, names[position]).length >= length,
        );
      return isComplete ? found : undefined;
    });
    expect(
      Object.fromEntries(
        Object.keys(expected).map(name => [name, relationsOf(related, name)]),
      ),
    ).toEqual(expected);
  });

  it('shows an entity whose traits are odd', async () => {
    const odd = {
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Component',
      metadata: { name: 'odd' },
      spec: {
        type: 'openmcp-service-provider',
        lifecycle: 'experimental',
        owner: 'openmcp-project',
        openmcp: { schemaVersion: 'x', versions: [null, { dependsOn: 7 }] },
      },
    } as unknown as Entity;
    const { readEntities } = await startCatalog([odd]);
    const entity = await waitUntil(async () =>
      (await readEntities()).find(({ metadata }) => metadata.name === 'odd'),
    );
    expect(entity.spec?.openmcp).toEqual(odd.spec?.openmcp);
  });
});
