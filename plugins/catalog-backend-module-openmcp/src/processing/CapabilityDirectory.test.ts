import { mockServices } from '@backstage/backend-test-utils';
import { Entity } from '@backstage/catalog-model';
import { CatalogService } from '@backstage/plugin-catalog-node';
import { CapabilityDirectory } from './CapabilityDirectory';

function entityOf(name: string, type: string, ...provides: string[]): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: {
      name,
      namespace: 'default',
      annotations: { 'backstage.io/managed-by-origin-location': 'file:/ours' },
    },
    spec: {
      type,
      openmcp: {
        schemaVersion: 1,
        versions: [{ versionRange: '*', provides }],
      },
    },
  };
}

const tool = entityOf('flux', 'openmcp-tool', 'flux');
const provider = entityOf(
  'service-provider-flux',
  'openmcp-service-provider',
  'flux',
  'extra',
);
const service = entityOf('gateway', 'openmcp-platform-service', 'gateway');
const otherService = entityOf('alt', 'openmcp-platform-service', 'gateway');
const tenant = entityOf('sp-gateway', 'openmcp-service-provider', 'gateway');

class FakeCatalog {
  questions = 0;
  isDown = false;
  entities: Entity[] = [tenant, provider, service, tool, otherService];

  async getEntities() {
    this.questions++;
    if (this.isDown) {
      throw new Error('down');
    }
    return { items: this.entities };
  }
}

describe('CapabilityDirectory', () => {
  let catalog: FakeCatalog;
  let now: number;
  let directory: CapabilityDirectory;

  beforeEach(() => {
    catalog = new FakeCatalog();
    now = 0;
    directory = new CapabilityDirectory({
      catalog: catalog as unknown as CatalogService,
      auth: mockServices.auth(),
      logger: mockServices.logger.mock(),
      isTrusted: origin => origin === 'file:/ours',
      now: () => now,
    });
  });

  async function refsOf(capability: string) {
    return (await directory.find(capability))?.refs;
  }

  it('prefers the tool, then platform services, then other providers', async () => {
    expect(await refsOf('flux')).toEqual(['component:default/flux']);
    expect(await refsOf('gateway')).toEqual([
      'component:default/alt',
      'component:default/gateway',
    ]);
    expect(await refsOf('extra')).toEqual([
      'component:default/service-provider-flux',
    ]);
    expect(await directory.find('flux')).toMatchObject({ areTools: true });
    expect(await directory.find('gateway')).toMatchObject({ areTools: false });
    expect(await refsOf('nothing')).toEqual([]);
    expect(await refsOf('__proto__')).toEqual([]);
  });

  it('asks the catalog once, however many ask at once', async () => {
    await Promise.all(
      ['flux', 'gateway', 'x'].map(each => directory.find(each)),
    );
    await directory.find('flux');
    expect(catalog.questions).toBe(1);
  });

  it('tells which capabilities others stand for now', async () => {
    await directory.find('flux');
    expect(await directory.refresh()).toEqual([]);
    catalog.entities = [provider, service, otherService];
    expect(await directory.refresh()).toEqual(['flux']);
    expect(await refsOf('flux')).toEqual([
      'component:default/service-provider-flux',
    ]);
    catalog.entities = [provider];
    expect(await directory.refresh()).toEqual(['gateway']);
  });

  it('tells of an entity that became the tool itself', async () => {
    catalog.entities = [entityOf('flux', 'openmcp-platform-service', 'flux')];
    expect(await directory.find('flux')).toMatchObject({ areTools: false });
    catalog.entities = [tool];
    expect(await directory.refresh()).toEqual(['flux']);
    expect(await directory.find('flux')).toMatchObject({ areTools: true });
  });

  it('keeps what it knew while the catalog does not answer', async () => {
    await directory.find('flux');
    catalog.isDown = true;
    expect(await directory.refresh()).toEqual([]);
    expect(await refsOf('flux')).toEqual(['component:default/flux']);
  });

  it('does not ask in a row a catalog that never answered', async () => {
    catalog.isDown = true;
    expect(await directory.find('flux')).toBeUndefined();
    expect(await directory.find('flux')).toBeUndefined();
    expect(catalog.questions).toBe(1);
    catalog.isDown = false;
    now = 5_000;
    expect(await refsOf('flux')).toEqual(['component:default/flux']);
  });

  it('is not spoiled by one odd entity', async () => {
    catalog.entities = [
      { ...tool, spec: { openmcp: { schemaVersion: 1, versions: 'x' } } },
      tool,
    ];
    expect(await refsOf('flux')).toEqual(['component:default/flux']);
  });

  it('lets nobody stand for a capability who is not trusted', async () => {
    const stranger: Entity = {
      ...tool,
      metadata: {
        ...tool.metadata,
        name: 'stranger',
        annotations: {
          'backstage.io/managed-by-origin-location': 'url:https://example.com',
        },
      },
    };
    catalog.entities = [stranger, tool];
    expect(await directory.find('flux')).toEqual({
      refs: ['component:default/flux'],
      areTools: true,
    });
    catalog.entities = [stranger];
    await directory.refresh();
    expect(await directory.find('flux')).toEqual({ refs: [], areTools: false });
  });
});
