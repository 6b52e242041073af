import { EligibilitySubject } from '@openmcp/backstage-plugin-openmcp-common';
import { digest } from '../../digest';
import { CatalogEntry, ProviderCatalog } from '../catalog';
import {
  createEligibilitySubject,
  IsVisible,
  selectOrNewest,
} from '../subjects';

/** Sets of visible entities that are remembered; callers share them in groups. */
const mostLandscapes = 20;

function describeLandscape(
  catalog: ProviderCatalog,
  isVisible: IsVisible,
): Map<EligibilitySubject, CatalogEntry> {
  const described = catalog.entries
    .filter(
      entry =>
        entry.traits !== undefined &&
        // What is not published delivers nothing.
        !entry.hypothetical &&
        catalog.conflictsOf(entry).length === 0 &&
        isVisible(entry),
    )
    .map((entry): [EligibilitySubject, CatalogEntry] => {
      const tool =
        entry.tool === undefined ? undefined : catalog.find(entry.tool);
      const subject = createEligibilitySubject(entry, {
        trust: 'trusted',
        version: entry.proposedTag,
        select: selectOrNewest,
        tool: tool && isVisible(tool) ? tool : undefined,
      });
      return [subject, entry];
    });
  return new Map(described);
}

/**
 * All providers and tools that are believed, for the graph of what needs what:
 * those that there are, and those that some callers may see. It is the same object
 * for callers who see the same.
 *
 * @internal
 */
export interface Landscape {
  readonly known: readonly EligibilitySubject[];
  /** The same object where nothing is hidden. */
  readonly visible: readonly EligibilitySubject[];
  /** What describes those that are known. */
  readonly entries: ReadonlyMap<EligibilitySubject, CatalogEntry>;
}

interface Landscapes extends Pick<Landscape, 'known' | 'entries'> {
  /** By what can be seen of them. */
  seen: Map<string, Landscape>;
}

/**
 * Describes the landscape once for each state of the catalog, and for callers who
 * see the same of it.
 *
 * @internal
 */
export class LandscapeCache {
  private readonly landscapes = new WeakMap<ProviderCatalog, Landscapes>();

  get(catalog: ProviderCatalog, isVisible: IsVisible): Landscape {
    const { known, entries, seen } = this.describe(catalog);
    const visible = catalog.entries.filter(isVisible);
    const key = digest(visible.map(({ entityRef }) => entityRef));
    const landscape = seen.get(key) ?? {
      known,
      entries,
      visible:
        visible.length === catalog.entries.length
          ? known
          : [...describeLandscape(catalog, isVisible).keys()],
    };
    // The one that was not asked for for longest is first.
    seen.delete(key);
    seen.set(key, landscape);
    if (seen.size > mostLandscapes) {
      const [first] = seen.keys();
      seen.delete(first);
    }
    return landscape;
  }

  private describe(catalog: ProviderCatalog): Landscapes {
    const before = this.landscapes.get(catalog);
    if (before) {
      return before;
    }
    const entries = describeLandscape(catalog, () => true);
    const known = [...entries.keys()];
    const landscapes: Landscapes = { known, entries, seen: new Map() };
    this.landscapes.set(catalog, landscapes);
    return landscapes;
  }
}
