import { mockServices } from '@backstage/backend-test-utils';
import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import { EntityProviderConnection } from '@backstage/plugin-catalog-node';
import {
  ChangeList,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ConfigReader } from '@backstage/config';
import fc from 'fast-check';
import { ListedCluster, ListedInstallation } from '../landscape';
import { CatalogSettings, readCatalogSettings } from '../settings';
import { CatalogKeeper } from './CatalogKeeper';
import { CatalogWriter } from './CatalogWriter';
import { readKnownEntity } from './readKnownEntity';

const KIND: InstallationKind = 'PlatformService';
const CLUSTERS = ['alpha', 'beta'];
const NAMES = ['dns', 'eso', 'velero'];

const settings: CatalogSettings = readCatalogSettings(
  new ConfigReader({ openmcp: { catalog: { installations: true } } }),
);

/** What a backend would tell, changed by a test. */
class World {
  readonly clusters = new Map<
    string,
    { readable: boolean; installed: Map<string, number> }
  >(CLUSTERS.map(name => [name, { readable: true, installed: new Map() }]));
  readonly pending: ChangeList['items'] = [];

  private listed(name: string): ListedCluster {
    const isReadable = this.clusters.get(name)?.readable;
    return {
      name,
      title: name,
      confirmed: new Set(isReadable ? [KIND] : []),
      asOf: '2026-01-01T00:00:00Z',
      stale: false,
    };
  }

  private installationsOf(cluster: string): ListedInstallation[] {
    const { installed } = this.clusters.get(cluster)!;
    return [...installed].map(([name, version]) => ({
      cluster,
      kind: KIND,
      name,
      image: `image:${version}`,
      annotations: { 'openmcp.cloud/owner': `owner-${version}` },
    }));
  }

  readonly reader = {
    readClusters: async () => ({
      clusters: new Map(
        [...this.clusters.keys()].map(name => [name, this.listed(name)]),
      ),
      complete: true,
    }),
    readAll: async () => ({
      ...(await this.reader.readClusters()),
      installations: [...this.clusters.keys()].flatMap(name =>
        this.installationsOf(name),
      ),
      revision: 'x.1',
    }),
    readGroup: async (
      cluster: string,
      _kind: InstallationKind,
      names: readonly string[],
    ) =>
      this.clusters.has(cluster)
        ? {
            cluster: this.listed(cluster),
            installations: this.installationsOf(cluster).filter(each =>
              names.includes(each.name),
            ),
          }
        : { cluster: undefined, installations: [] },
  };

  /** Names of what is there; of a cluster that is not readable, what was. */
  expected(before: ReadonlySet<string>): string[] {
    return [...this.clusters].flatMap(([cluster, { readable, installed }]) => {
      const there = [...installed].map(
        ([name, version]) => `${cluster}.ps.${name} owner-${version}`,
      );
      const names = new Set(installed.keys());
      const kept = readable
        ? []
        : [...before].filter(
            each =>
              each.startsWith(`${cluster}.`) &&
              !names.has(each.split(' ')[0].split('.')[2]),
          );
      return [...there, ...kept];
    });
  }
}

/** The catalog, as far as a provider sees it. */
class Catalog implements EntityProviderConnection {
  readonly entities = new Map<string, Entity>();
  mutations = 0;

  async applyMutation(
    mutation: Parameters<EntityProviderConnection['applyMutation']>[0],
  ) {
    if (mutation.type !== 'delta') {
      throw new Error('A full replacement');
    }
    this.mutations += 1;
    for (const { entity, locationKey } of mutation.added) {
      const origin =
        entity.metadata.annotations?.[
          'backstage.io/managed-by-origin-location'
        ];
      if (locationKey !== origin) {
        throw new Error(`${locationKey} is not where ${origin} is from`);
      }
      this.entities.set(stringifyEntityRef(entity), entity);
    }
    for (const removed of mutation.removed) {
      this.entities.delete('entityRef' in removed ? removed.entityRef : '');
    }
  }

  async refresh() {}

  names(): Set<string> {
    return new Set(
      [...this.entities.values()]
        .filter(({ spec }) => spec?.type === 'openmcp-installation')
        .map(
          ({ metadata, spec }) =>
            `${metadata.name} ${String(spec?.owner).split('/')[1]}`,
        ),
    );
  }
}

function createKeeper(world: World, catalog: Catalog): CatalogKeeper {
  const logger = mockServices.logger.mock();
  return new CatalogKeeper({
    inventory: {
      readOwn: async () => [...catalog.entities.values()].map(readKnownEntity),
    },
    writer: new CatalogWriter(
      catalog,
      { findForeign: async () => new Map() },
      logger,
      () => 0,
    ),
    landscape: world.reader,
    providers: { read: async () => ({ of: () => undefined }) },
    logger,
    now: () => 0,
  });
}

const signal = new AbortController().signal;

const step = fc.oneof(
  fc.record({
    type: fc.constant('put' as const),
    cluster: fc.constantFrom(...CLUSTERS),
    name: fc.constantFrom(...NAMES),
    version: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    type: fc.constant('remove' as const),
    cluster: fc.constantFrom(...CLUSTERS),
    name: fc.constantFrom(...NAMES),
  }),
  fc.record({ type: fc.constant('tell' as const), order: fc.nat() }),
);

function shuffle<T>(items: readonly T[], seed: number): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  let next = seed;
  while (rest.length > 0) {
    next = (next * 1103515245 + 12345) % 2147483648;
    shuffled.push(...rest.splice(next % rest.length, 1));
  }
  return shuffled;
}

describe('the order in which changes are told', () => {
  it('does not change what the catalog shows in the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.nat(),
        async (steps, order) => {
          const world = new World();
          const catalog = new Catalog();
          const keeper = createKeeper(world, catalog);
          await keeper.keepAll(settings, signal);
          let untold: ChangeList['items'] = [];
          const tell = async (seed: number) => {
            // Some twice, and in any order.
            const told = shuffle([...untold, ...untold.slice(0, 2)], seed);
            untold = [];
            await keeper.keepChanged(told, settings, signal);
          };
          for (const each of steps) {
            if (each.type === 'tell') {
              await tell(each.order);
            } else {
              const { cluster, name } = each;
              const { installed } = world.clusters.get(cluster)!;
              const removed = each.type === 'remove';
              if (each.type === 'put') {
                installed.set(name, each.version);
              } else {
                installed.delete(name);
              }
              untold.push({
                type: 'installation',
                cluster,
                kind: KIND,
                name,
                removed,
              });
            }
          }
          await tell(order);
          expect([...catalog.names()].sort()).toEqual(
            world.expected(new Set()).sort(),
          );
          // And whoever looks at everything finds nothing to do.
          const { mutations } = catalog;
          await createKeeper(world, catalog).keepAll(settings, signal);
          expect(catalog.mutations).toBe(mutations);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('what is missing', () => {
  async function startWith(installed: number) {
    const world = new World();
    const catalog = new Catalog();
    for (let index = 0; index < installed; index++) {
      world.clusters.get('beta')!.installed.set(`service-${index}`, 1);
    }
    world.clusters.get('alpha')!.installed.set('dns', 1);
    const keeper = createKeeper(world, catalog);
    await keeper.keepAll(settings, signal);
    return { world, catalog, keeper };
  }

  it('stays while its cluster was not read in full, also when it is said to be gone', async () => {
    const { world, catalog, keeper } = await startWith(3);
    const beta = world.clusters.get('beta')!;
    beta.readable = false;
    beta.installed.clear();
    world.clusters.get('alpha')!.installed.clear();
    await keeper.keepChanged(
      ['service-0', 'service-1'].map(name => ({
        type: 'installation',
        cluster: 'beta',
        kind: KIND,
        name,
        removed: true,
      })),
      settings,
      signal,
    );
    await keeper.keepAll(settings, signal);
    expect(catalog.names()).toEqual(
      new Set([0, 1, 2].map(index => `beta.ps.service-${index} owner-1`)),
    );
    beta.readable = true;
    await keeper.keepAll(settings, signal);
    expect(catalog.names()).toEqual(new Set());
  });

  it('stays when a source of clusters has not spoken, and goes with a cluster that is taken away', async () => {
    const { world, catalog, keeper } = await startWith(2);
    const { readAll } = world.reader;
    world.clusters.delete('beta');
    world.reader.readAll = async () => ({
      ...(await readAll()),
      complete: false,
    });
    await keeper.keepAll(settings, signal);
    expect(catalog.names().size).toBe(3);
    await keeper.keepChanged(
      [{ type: 'cluster', cluster: 'beta', removed: true }],
      settings,
      signal,
    );
    expect(catalog.names()).toEqual(new Set(['alpha.ps.dns owner-1']));
  });

  it('is held back when it is most of a cluster by the sum of all kinds', async () => {
    const { world, catalog, keeper } = await startWith(0);
    const kinds = ['PlatformService', 'ServiceProvider', 'ClusterProvider'];
    let isEmpty = false;
    const installations = kinds.flatMap(kind =>
      Array.from({ length: 8 }, (_, index) => ({
        cluster: 'beta',
        kind: kind as InstallationKind,
        name: `service-${index}`,
        image: 'image:1',
        annotations: {},
      })),
    );
    const beta: ListedCluster = {
      name: 'beta',
      title: 'beta',
      confirmed: new Set(kinds as InstallationKind[]),
      stale: false,
    };
    world.reader.readAll = async () => ({
      clusters: new Map([['beta', beta]]),
      complete: true,
      installations,
      revision: 'x.1',
    });
    world.reader.readGroup = async (_cluster, kind) => ({
      cluster: beta,
      installations: installations.filter(
        each => !isEmpty && each.kind === kind,
      ),
    });
    await keeper.keepAll(settings, signal);
    expect(catalog.names().size).toBe(24);
    isEmpty = true;
    await keeper.keepChanged(
      installations.map(({ cluster, kind, name }) => ({
        type: 'installation',
        cluster,
        kind,
        name,
        removed: true,
      })),
      settings,
      signal,
    );
    expect(catalog.names().size).toBe(24);
  });

  it('stays while nothing but its existence can be understood', async () => {
    const { world, catalog, keeper } = await startWith(2);
    const before = catalog.names();
    const { readAll, readGroup } = world.reader;
    const hide = (installations: ListedInstallation[]) =>
      installations.map(each => ({
        ...each,
        image: '',
        annotations: {},
        unreadable: true,
      }));
    world.reader.readAll = async () => {
      const whole = await readAll();
      return { ...whole, installations: hide(whole.installations) };
    };
    world.reader.readGroup = async (...question) => {
      const { cluster, installations } = await readGroup(...question);
      return cluster
        ? { cluster, installations: hide(installations) }
        : { cluster, installations: [] };
    };
    const { mutations } = catalog;
    await keeper.keepAll(settings, signal);
    await keeper.keepChanged(
      [
        {
          type: 'installation',
          cluster: 'beta',
          kind: KIND,
          name: 'service-0',
          removed: false,
        },
      ],
      settings,
      signal,
    );
    expect(catalog.mutations).toBe(mutations);
    expect(catalog.names()).toEqual(before);
  });

  it('stays when who says that its cluster is gone does not know all clusters', async () => {
    const { world, catalog, keeper } = await startWith(2);
    const { readClusters } = world.reader;
    world.clusters.delete('beta');
    world.reader.readClusters = async () => ({
      ...(await readClusters()),
      complete: false,
    });
    const gone = [{ type: 'cluster' as const, cluster: 'beta', removed: true }];
    await keeper.keepChanged(gone, settings, signal);
    expect(catalog.names().size).toBe(3);
    world.reader.readClusters = readClusters;
    await keeper.keepChanged(gone, settings, signal);
    expect(catalog.names()).toEqual(new Set(['alpha.ps.dns owner-1']));
  });

  it('is held back when it is most of a cluster, and goes when it stays away', async () => {
    const { world, catalog } = await startWith(20);
    let now = 0;
    const logger = mockServices.logger.mock();
    const keeper = new CatalogKeeper({
      inventory: {
        readOwn: async () =>
          [...catalog.entities.values()].map(readKnownEntity),
      },
      writer: new CatalogWriter(
        catalog,
        { findForeign: async () => new Map() },
        logger,
        () => now,
      ),
      landscape: world.reader,
      providers: { read: async () => ({ of: () => undefined }) },
      logger,
      now: () => now,
    });
    world.clusters.get('beta')!.installed.clear();
    world.clusters.get('alpha')!.installed.clear();
    await keeper.keepAll(settings, signal);
    // Of the other cluster only one went, which is nothing special.
    expect(catalog.names().size).toBe(20);
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(logger.warn.mock.calls[0][0]).toMatch(
      /^20 of 20 entities of the platform cluster beta seem to be gone at once/,
    );
    now = 300_000;
    await keeper.keepAll(settings, signal);
    now = 599_000;
    await keeper.keepAll(settings, signal);
    expect(catalog.names().size).toBe(20);
    now = 600_000;
    await keeper.keepAll(settings, signal);
    expect(catalog.names().size).toBe(0);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });
});

describe('a cluster that is not read', () => {
  it('says so after five minutes, once, and no more when it is for five minutes', async () => {
    const world = new World();
    const catalog = new Catalog();
    const start = Date.parse('2026-01-01T00:00:00Z');
    let now = start;
    const logger = mockServices.logger.mock();
    const writer = new CatalogWriter(
      catalog,
      { findForeign: async () => new Map() },
      logger,
      () => now,
    );
    let stale = false;
    const listed = (): ListedCluster => ({
      name: 'alpha',
      title: 'Alpha',
      confirmed: new Set([KIND]),
      asOf: '2026-01-01T00:00:00Z',
      stale,
    });
    const keeper = new CatalogKeeper({
      inventory: {
        readOwn: async () =>
          [...catalog.entities.values()].map(readKnownEntity),
      },
      writer,
      landscape: {
        ...world.reader,
        readAll: async () => ({
          clusters: new Map([['alpha', listed()]]),
          installations: [],
          complete: true,
          revision: 'x.1',
        }),
      },
      providers: { read: async () => ({ of: () => undefined }) },
      logger,
      now: () => now,
    });
    const look = async () => {
      await keeper.keepAll(settings, signal);
      return catalog.entities.get('resource:default/alpha')?.metadata
        .annotations?.['openmcp.cloud/not-read-since'];
    };
    expect(await look()).toBeUndefined();
    stale = true;
    now = start + 299_000;
    expect(await look()).toBeUndefined();
    now = start + 300_000;
    expect(await look()).toBe('2026-01-01T00:00:00.000Z');
    const { mutations } = catalog;
    now = start + 900_000;
    expect(await look()).toBe('2026-01-01T00:00:00.000Z');
    expect(catalog.mutations).toBe(mutations);
    stale = false;
    expect(await look()).toBe('2026-01-01T00:00:00.000Z');
    now = start + 1_199_000;
    expect(await look()).toBe('2026-01-01T00:00:00.000Z');
    now = start + 1_200_000;
    expect(await look()).toBeUndefined();
  });
});
