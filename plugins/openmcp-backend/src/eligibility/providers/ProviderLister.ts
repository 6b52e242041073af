import {
  Eligibility,
  EligibilityRule,
  isManagedByOperator,
  ProviderInstallation,
  ProviderItem,
  ProviderList,
  questionOf,
} from '@openmcp/backstage-plugin-openmcp-common';
import { FleetView } from '../../fleet';
import { ReadOptions, Visibility } from '../../reading';
import { TimeSlice } from '../../timing';
import {
  assess,
  Landscape,
  PreparedChecks,
  VisibleCatalog,
  VisibleCatalogs,
} from '../assessment';
import { CatalogEntry } from '../catalog';
import { wasRead } from '../facts';
import { ImageMirrors } from '../images';
import { describeProvider } from '../report';
import { describeEntry, Subject } from '../subjects';
import { InstallationsByImage, InstalledImage } from './InstallationsByImage';
import { isNamedLike } from './isNamedLike';
import { ProviderPage } from './ProviderPage';

/**
 * What a {@link ProviderLister} needs.
 *
 * @internal
 */
export interface ProviderListerOptions {
  catalogs: VisibleCatalogs;
  checks: PreparedChecks;
  fleet: FleetView;
  mirrors: ImageMirrors;
  /** All rules, in the order in which results are given. */
  rules: readonly EligibilityRule[];
}

/** Tools are listed for themselves where no provider puts them anywhere. */
function selectEntries({ catalog, isVisible }: VisibleCatalog): CatalogEntry[] {
  const visible = catalog.entries.filter(isVisible);
  const provided = new Set(
    visible.filter(({ kind }) => kind !== 'tool').map(({ tool }) => tool),
  );
  return visible.filter(
    ({ kind, entityRef }) => kind !== 'tool' || !provided.has(entityRef),
  );
}

function describeRules(
  rules: readonly EligibilityRule[],
): ProviderList['rules'] {
  return rules
    .filter(({ belongsTo }) => belongsTo !== 'host')
    .map(({ id, live }) => ({
      ruleId: id,
      question: questionOf(id),
      live: live.length > 0,
    }));
}

function findInstallations(
  entry: CatalogEntry,
  installed: ReadonlyMap<string, InstalledImage>,
): ProviderInstallation[] {
  return entry.repositories
    .flatMap(repository => installed.get(repository)?.installations ?? [])
    .filter(({ name }) => isNamedLike(entry, name));
}

/**
 * Lists providers and tools with their verdicts and where they are installed.
 *
 * @internal
 */
export class ProviderLister {
  /** Without a cluster, callers who see the same get the same answers. */
  private readonly answers = new WeakMap<
    Landscape,
    Map<CatalogEntry, Eligibility>
  >();
  private readonly installations: InstallationsByImage;

  constructor(private readonly options: ProviderListerOptions) {
    this.installations = new InstallationsByImage(
      options.fleet,
      options.mirrors,
      ({ objects }) => isManagedByOperator(objects.provider),
    );
  }

  /**
   * @param options - for whom; `visibility`: which clusters and installations may
   * be spoken of
   * @throws what {@link VisibleCatalogs.open} throws
   */
  async list(
    { withRules }: { withRules: boolean },
    options: ReadOptions & { visibility: Visibility },
  ): Promise<ProviderPage> {
    const { visibility } = options;
    const slice = new TimeSlice();
    const visible = await this.options.catalogs.open(options.credentials);
    // For the first one who asks each step takes long by itself.
    await slice.pause();
    const installed = await this.installations.collect(visibility);
    await slice.pause();
    const items: ProviderItem[] = [];
    for (const entry of selectEntries(visible)) {
      const { catalog, isVisible, landscape } = visible;
      const subject = describeEntry(entry, catalog, isVisible);
      const eligibility = this.answer(entry, subject, landscape);
      await slice.giveWay();
      const tool =
        entry.tool === undefined ? undefined : catalog.find(entry.tool);
      items.push(
        describeProvider(entry, subject, eligibility, {
          tool: tool && isVisible(tool) ? tool : undefined,
          installations: findInstallations(entry, installed),
          withRules,
        }),
      );
      await slice.giveWay();
    }
    const described = new Set(
      visible.catalog.entries
        .filter(visible.isVisible)
        .flatMap(({ repositories }) => repositories),
    );
    const clusters = this.options.fleet
      .clusters()
      .filter(({ definition }) => visibility.cluster(definition.name));
    return {
      items,
      freshness: visible.freshness,
      undescribed: [...installed.values()]
        .filter(each => each.wanted && !described.has(each.repository))
        .map(({ repository, installations }) => ({
          image: repository,
          installations,
        }))
        .sort((a, b) => (a.image < b.image ? -1 : 1)),
      rules: withRules ? describeRules(this.options.rules) : undefined,
      clusters: {
        read: clusters.filter(wasRead).length,
        total: clusters.length,
      },
    };
  }

  private answer(
    entry: CatalogEntry,
    subject: Subject,
    landscape: Landscape,
  ): Eligibility {
    const answers =
      this.answers.get(landscape) ?? new Map<CatalogEntry, Eligibility>();
    this.answers.set(landscape, answers);
    const eligibility =
      answers.get(entry) ??
      assess(
        subject,
        {
          known: { landscape: landscape.known },
          visible: { landscape: landscape.visible },
        },
        this.options.checks,
      );
    answers.set(entry, eligibility);
    return eligibility;
  }
}
