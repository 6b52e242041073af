import { CatalogEntry } from './CatalogEntry';

/**
 * All entities that describe providers and tools, as the catalog had them at one
 * moment. It never changes.
 *
 * @internal
 */
export class ProviderCatalog {
  private readonly byRef: ReadonlyMap<string, CatalogEntry>;
  private readonly byRepository: ReadonlyMap<string, readonly CatalogEntry[]>;

  /**
   * @param entries - in the order in which they are to be listed
   */
  constructor(readonly entries: readonly CatalogEntry[]) {
    this.byRef = new Map(entries.map(entry => [entry.entityRef, entry]));
    const byRepository = new Map<string, CatalogEntry[]>();
    for (const entry of entries) {
      for (const repository of entry.repositories) {
        const sharing = byRepository.get(repository) ?? [];
        sharing.push(entry);
        byRepository.set(repository, sharing);
      }
    }
    this.byRepository = byRepository;
  }

  /**
   * @param entityRef - in the form of `stringifyEntityRef`
   */
  find(entityRef: string): CatalogEntry | undefined {
    return this.byRef.get(entityRef);
  }

  /**
   * The entities whose word counts for an image: the trusted ones, and the others
   * only where no trusted one describes it.
   *
   * @param repository - as `ImageMirrors` writes it
   */
  claimantsOf(repository: string): readonly CatalogEntry[] {
    const all = this.byRepository.get(repository) ?? [];
    const trusted = all.filter(entry => entry.trusted);
    return trusted.length > 0 ? trusted : all;
  }

  /**
   * The trusted entities that describe an image of the entry, when there are
   * several and none can be believed; otherwise nothing. Services that the
   * openmcp-operator runs itself may share an image: the answer is the same for
   * all of them.
   */
  conflictsOf(entry: CatalogEntry): readonly CatalogEntry[] {
    if (!entry.trusted) {
      return [];
    }
    for (const repository of entry.repositories) {
      const claimants = this.claimantsOf(repository);
      const isShared = claimants.every(
        ({ traits }) => traits?.managedByOperator,
      );
      if (claimants.length > 1 && !isShared) {
        return claimants;
      }
    }
    return [];
  }
}
