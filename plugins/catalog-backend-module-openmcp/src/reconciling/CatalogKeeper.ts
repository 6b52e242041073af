import { LoggerService } from '@backstage/backend-plugin-api';
import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import { ChangeList } from '@openmcp/backstage-plugin-openmcp-common';
import {
  LandscapeReader,
  ListedCluster,
  ListedInstallation,
  ProviderDirectory,
} from '../landscape';
import {
  clusterEntityName,
  clusterLocation,
  clusterOfLocation,
} from '../mapping';
import { CatalogSettings } from '../settings';
import { CatalogInventory } from './CatalogInventory';
import { CatalogWriter } from './CatalogWriter';
import { ClusterAges } from './ClusterAges';
import { EntityMaker, installationEntityRef } from './EntityMaker';
import { findGone } from './findGone';
import { groupChanges } from './groupChanges';
import { InstallationEntities, MadeEntities } from './InstallationEntities';
import { keepUpstream } from './keepUpstream';
import { KnownEntity } from './KnownEntity';
import { KnownProviders } from './KnownProviders';
import { MassRemovalGuard } from './MassRemovalGuard';

/** With more changes at once, everything is looked at. */
const MOST_SINGLE_CHANGES = 200;

/**
 * What a {@link CatalogKeeper} needs.
 *
 * @internal
 */
export interface CatalogKeeperOptions {
  inventory: Pick<CatalogInventory, 'readOwn'>;
  writer: CatalogWriter;
  landscape: Pick<LandscapeReader, 'readAll' | 'readGroup' | 'readClusters'>;
  providers: Pick<ProviderDirectory, 'read'>;
  logger: LoggerService;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Makes what is in the catalog what is on the platform clusters. It always looks at
 * what is so now, so that the order in which changes are told does not matter.
 *
 * @internal
 */
export class CatalogKeeper {
  private readonly maker: EntityMaker;
  private readonly installations: InstallationEntities;
  private readonly guard: MassRemovalGuard;
  private readonly ages: ClusterAges;
  private readonly providers: KnownProviders;

  constructor(private readonly options: CatalogKeeperOptions) {
    const { logger, now } = options;
    this.maker = new EntityMaker(logger);
    this.guard = new MassRemovalGuard(logger, now);
    this.ages = new ClusterAges(now);
    this.providers = new KnownProviders(options.providers, logger, now);
    this.installations = new InstallationEntities({
      maker: this.maker,
      providers: this.providers,
      writer: options.writer,
    });
  }

  /**
   * Another process may have written since the last look.
   */
  forgetExpected(): void {
    this.options.writer.forgetExpected();
  }

  /**
   * Compares everything.
   *
   * @returns the revision after which changes are to be asked for; undefined when
   * nothing is shown that could change
   * @throws Error when something could not be read or written
   */
  async keepAll(
    settings: CatalogSettings,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const { inventory, writer, landscape, logger } = this.options;
    writer.take(await inventory.readOwn());
    await keepUpstream(settings.upstreamProviders, writer, logger, signal);
    if (!settings.platformClusters && !settings.installations) {
      await writer.remove(
        writer
          .entities()
          .filter(({ location }) => clusterOfLocation(location) !== undefined),
        signal,
      );
      return undefined;
    }
    const whole = await landscape.readAll(settings, signal);
    const clusters = await this.makeClusters(
      [...whole.clusters.values()],
      settings,
    );
    await writer.put(clusters.entities, signal);
    const { wanted } = clusters;
    if (settings.installations) {
      await this.providers.refresh(signal);
      const made = await this.installations.make(
        whole.installations,
        whole.clusters,
        settings,
      );
      await writer.put(made.entities, signal);
      made.wanted.forEach(ref => wanted.add(ref));
    }
    const gone = findGone(writer.entities(), wanted, whole, settings);
    await writer.remove(gone.unwanted, signal);
    for (const cluster of whole.clusters.keys()) {
      const absent = gone.absent.get(cluster) ?? [];
      await this.removeAbsent(cluster, absent, settings, true, signal);
    }
    this.installations.forgetGone();
    return whole.revision;
  }

  /**
   * Looks at what changed.
   *
   * @returns false when everything has to be compared
   * @throws Error when something could not be read or written
   */
  async keepChanged(
    changes: ChangeList['items'],
    settings: CatalogSettings,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { landscape } = this.options;
    const { groups, clusters, count, hasCatalog } = groupChanges(changes);
    if (hasCatalog || count > MOST_SINGLE_CHANGES) {
      return false;
    }
    if (clusters.size > 0) {
      await this.keepClusters(clusters, settings, signal);
    }
    if (!settings.installations) {
      return true;
    }
    const absent = new Map<string, KnownEntity[]>();
    for (const { cluster, kind, names } of groups) {
      const group = await landscape.readGroup(cluster, kind, names, signal);
      if (!group.cluster) {
        continue;
      }
      await this.keepInstallations(
        group.installations,
        group.cluster,
        settings,
        signal,
      );
      if (group.cluster.confirmed.has(kind)) {
        const there = new Set(group.installations.map(({ name }) => name));
        const ofKind = names
          .filter(name => !there.has(name))
          .map(name =>
            this.options.writer.get(
              installationEntityRef({ cluster, kind, name }, settings),
            ),
          )
          .filter(entity => entity !== undefined);
        absent.set(cluster, [...(absent.get(cluster) ?? []), ...ofKind]);
      }
    }
    // Of all kinds at once: it is their sum that may be too much.
    for (const [cluster, entities] of absent) {
      await this.removeAbsent(cluster, entities, settings, false, signal);
    }
    return true;
  }

  private async keepClusters(
    changed: ReadonlyMap<string, { removed: boolean }>,
    settings: CatalogSettings,
    signal: AbortSignal,
  ): Promise<void> {
    const { landscape, writer } = this.options;
    const { clusters, complete } = await landscape.readClusters(signal);
    const listed = [...clusters.values()].filter(({ name }) =>
      changed.has(name),
    );
    const { entities } = await this.makeClusters(listed, settings);
    await writer.put(entities, signal);
    for (const [name, { removed }] of changed) {
      // That it was taken away was said, and it did not come back. Who does not
      // know all clusters cannot tell.
      if (removed && complete && !clusters.has(name)) {
        const location = clusterLocation(name);
        await writer.remove(
          writer.entities().filter(each => each.location === location),
          signal,
        );
      }
    }
  }

  private async keepInstallations(
    installations: readonly ListedInstallation[],
    cluster: ListedCluster,
    settings: CatalogSettings,
    signal: AbortSignal,
  ): Promise<void> {
    const hasNewImage = this.installations.haveNewImage(
      installations,
      settings,
    );
    if (hasNewImage || !this.providers.current) {
      await this.providers.refresh(signal);
    }
    const { entities, wanted } = await this.installations.make(
      installations,
      new Map([[cluster.name, cluster]]),
      settings,
    );
    await this.options.writer.put(entities, signal);
    await this.options.writer.remove(
      installations
        .map(each => installationEntityRef(each, settings))
        .filter(ref => !wanted.has(ref))
        .map(ref => this.options.writer.get(ref))
        .filter(entity => entity !== undefined),
      signal,
    );
  }

  private async makeClusters(
    clusters: readonly ListedCluster[],
    settings: CatalogSettings,
  ): Promise<MadeEntities> {
    const entities: Entity[] = [];
    const wanted = new Set<string>();
    for (const cluster of settings.platformClusters ? clusters : []) {
      const ref = `resource:${settings.namespace}/${clusterEntityName(
        cluster.name,
      )}`;
      const before = this.options.writer.get(ref)?.notReadSince;
      const notReadSince = this.ages.notReadSince(cluster, before);
      const made = await this.maker.ofCluster(cluster, notReadSince, settings);
      if (made === 'impossible') {
        wanted.add(ref);
      } else if (made !== 'left-out') {
        entities.push(made);
        wanted.add(stringifyEntityRef(made));
      }
    }
    return { entities, wanted };
  }

  private async removeAbsent(
    cluster: string,
    absent: readonly KnownEntity[],
    { massRemoval }: CatalogSettings,
    isWhole: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const { writer } = this.options;
    const location = clusterLocation(cluster);
    const total = writer
      .entities()
      .filter(each => each.location === location && each.kind).length;
    const going = this.guard.letGo(
      cluster,
      { absent, total, isWhole },
      massRemoval,
    );
    if (going.length > 0) {
      await writer.remove(going, signal);
    }
  }
}
