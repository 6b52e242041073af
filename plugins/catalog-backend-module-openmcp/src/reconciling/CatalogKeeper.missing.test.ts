import { mockServices } from '@backstage/backend-test-utils';
import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import {
  Catalog,
  createKeeper,
  KIND,
  settings,
  World,
} from '../__testUtils__/keeperScene';
import { ListedCluster, ListedInstallation } from '../landscape';

const { signal } = new AbortController();

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
    const keeper = createKeeper(world, catalog, { now: () => now, logger });
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
