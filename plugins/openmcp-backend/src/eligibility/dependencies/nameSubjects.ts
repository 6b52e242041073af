import {
  buildDependencyGraph,
  DependencyReportEdge,
  DependencySource,
  EligibilitySubject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { VisibleCatalog } from '../assessment';
import { CatalogEntry } from '../catalog';

/**
 * The providers and tools of a landscape under names that the caller may read, and
 * the way back from the graph that is built of them.
 *
 * @internal
 */
export interface NamedSubjects {
  /** All, those that the caller may see first. */
  subjects: EligibilitySubject[];
  /** Those that the caller may see. */
  visible: EligibilitySubject[];
  /** Those that the caller may see, by the node that stands for them. */
  entries: ReadonlyMap<string, CatalogEntry>;
  describeSource(source: DependencySource): DependencyReportEdge['source'];
}

/**
 * Takes the names away from all that the caller may not see. What it needs and
 * gives stays, because the order of installation depends on it.
 *
 * @remarks
 * The graph knows a subject by its title, and titles may be the same. While it is
 * built, each subject therefore has its entity reference for a title.
 *
 * @internal
 */
export function nameSubjects({
  landscape,
  isVisible,
}: Pick<VisibleCatalog, 'landscape' | 'isVisible'>): NamedSubjects {
  const visible: EligibilitySubject[] = [];
  const hidden: EligibilitySubject[] = [];
  const byTitle = new Map<string, CatalogEntry>();
  const entries = new Map<string, CatalogEntry>();
  for (const [known, entry] of landscape.entries) {
    if (!isVisible(entry)) {
      // No installation can have such a name, so that it stands for nothing else.
      hidden.push({ ...known, name: `hidden#${hidden.length}`, title: '' });
      continue;
    }
    const subject = { ...known, title: entry.entityRef };
    visible.push(subject);
    byTitle.set(subject.title, entry);
    for (const node of buildDependencyGraph([subject]).nodes) {
      if (node.kind === 'provider' && !entries.has(node.id)) {
        entries.set(node.id, entry);
      }
    }
  }
  return {
    // Of an edge that several tell of, the first one is named.
    subjects: [...visible, ...hidden],
    visible,
    entries,
    describeSource(source) {
      const entry =
        source.type === 'traits' ? byTitle.get(source.of) : undefined;
      if (source.type !== 'traits' || !entry) {
        return { type: source.type };
      }
      const { entityRef, title } = entry;
      return { type: 'traits', entityRef, title, note: source.note };
    },
  };
}
