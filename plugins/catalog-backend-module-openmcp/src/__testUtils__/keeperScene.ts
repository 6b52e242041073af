import { LoggerService } from '@backstage/backend-plugin-api';
import { mockServices } from '@backstage/backend-test-utils';
import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import { ConfigReader } from '@backstage/config';
import { EntityProviderConnection } from '@backstage/plugin-catalog-node';
import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { ListedCluster, ListedInstallation } from '../landscape';
import { CatalogKeeper, CatalogWriter } from '../reconciling';
import { readKnownEntity } from '../reconciling/readKnownEntity';
import { CatalogSettings, readCatalogSettings } from '../settings';

/** The kind of all that is installed there. */
export const KIND: InstallationKind = 'PlatformService';

/** The platform clusters, as long as a test does not take one away. */
export const CLUSTERS = ['alpha', 'beta'];

/** Settings of a portal that shows installations. */
export const settings: CatalogSettings = readCatalogSettings(
  new ConfigReader({ openmcp: { catalog: { installations: true } } }),
);

/** What a backend would tell, changed by a test. */
export class World {
  readonly clusters = new Map<
    string,
    { readable: boolean; installed: Map<string, number> }
  >(CLUSTERS.map(name => [name, { readable: true, installed: new Map() }]));

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
export class Catalog implements EntityProviderConnection {
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

/**
 * A keeper that makes the one like the other.
 *
 * @param options - `now`: in milliseconds since the epoch
 */
export function createKeeper(
  world: Pick<World, 'reader'>,
  catalog: Catalog,
  {
    now = () => 0,
    logger = mockServices.logger.mock(),
  }: { now?: () => number; logger?: LoggerService } = {},
): CatalogKeeper {
  return new CatalogKeeper({
    inventory: {
      readOwn: async () => [...catalog.entities.values()].map(readKnownEntity),
    },
    writer: new CatalogWriter(
      catalog,
      { findForeign: async () => new Map() },
      logger,
      now,
    ),
    landscape: world.reader,
    providers: { read: async () => ({ of: () => undefined }) },
    logger,
    now,
  });
}
