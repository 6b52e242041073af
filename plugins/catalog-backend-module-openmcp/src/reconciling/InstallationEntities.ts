import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import { ListedCluster, ListedInstallation } from '../landscape';
import { CatalogSettings } from '../settings';
import { CatalogWriter } from './CatalogWriter';
import { EntityMaker, installationEntityRef } from './EntityMaker';
import { KnownProviders } from './KnownProviders';
import { Pace } from './Pace';

/**
 * Entities as they should be.
 *
 * @internal
 */
export interface MadeEntities {
  entities: Entity[];
  /** References of all that are to be there, of which some are left as they are. */
  wanted: Set<string>;
}

/**
 * Makes the entities of installations from what is told of them and what is in the
 * catalog.
 *
 * @internal
 */
export class InstallationEntities {
  /** By entity reference, to notice that an installation has another. */
  private readonly images = new Map<string, string>();

  constructor(
    private readonly options: {
      maker: EntityMaker;
      providers: Pick<KnownProviders, 'current'>;
      writer: Pick<CatalogWriter, 'get'>;
    },
  ) {}

  /** Whether one of them may be of another provider than it was. */
  haveNewImage(
    installations: readonly ListedInstallation[],
    settings: CatalogSettings,
  ): boolean {
    return installations.some(
      each =>
        this.images.get(installationEntityRef(each, settings)) !== each.image,
    );
  }

  async make(
    installations: readonly ListedInstallation[],
    clusters: ReadonlyMap<string, ListedCluster>,
    settings: CatalogSettings,
  ): Promise<MadeEntities> {
    const { maker, writer } = this.options;
    const entities: Entity[] = [];
    const wanted = new Set<string>();
    // There may be thousands.
    const pace = new Pace();
    for (const installation of installations) {
      await pace.giveWay();
      const ref = installationEntityRef(installation, settings);
      const before = writer.get(ref);
      if (installation.unreadable && before) {
        // What it says there is more than what is known now.
        wanted.add(ref);
        continue;
      }
      const made = await maker.ofInstallation(
        installation,
        {
          clusterTitle:
            clusters.get(installation.cluster)?.title ?? installation.cluster,
          provider: this.providerOf(installation, before?.provider),
        },
        settings,
      );
      this.images.set(ref, installation.image);
      if (made === 'impossible') {
        wanted.add(ref);
      } else if (made !== 'left-out') {
        entities.push(made);
        wanted.add(stringifyEntityRef(made));
      }
    }
    return { entities, wanted };
  }

  /** Forgets what is not in the catalog any more. */
  forgetGone(): void {
    for (const ref of this.images.keys()) {
      if (!this.options.writer.get(ref)) {
        this.images.delete(ref);
      }
    }
  }

  /** While nobody knows, what was known stays. */
  private providerOf(
    installation: ListedInstallation,
    before: string | undefined,
  ): string | undefined {
    const { current } = this.options.providers;
    return current ? current.of(installation, before) : before;
  }
}
