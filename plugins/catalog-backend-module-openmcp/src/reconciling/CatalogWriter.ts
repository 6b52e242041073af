import { LoggerService } from '@backstage/backend-plugin-api';
import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import { EntityProviderConnection } from '@backstage/plugin-catalog-node';
import { CatalogInventory } from './CatalogInventory';
import { KnownEntity } from './KnownEntity';
import { readKnownEntity } from './readKnownEntity';

/** More at once would keep the database from others for too long. */
const BATCH_SIZE = 200;

/** Milliseconds after which what did not appear in the catalog is written again. */
const PATIENCE = 600_000;

/**
 * Writes to the catalog, by deltas alone, and remembers what is there.
 *
 * @internal
 */
export class CatalogWriter {
  private readonly known = new Map<string, KnownEntity>();
  /** What was written and did not appear yet: when, in milliseconds. */
  private readonly expected = new Map<string, number>();
  private readonly toldOf = new Set<string>();

  constructor(
    private readonly connection: EntityProviderConnection,
    private readonly inventory: Pick<CatalogInventory, 'findForeign'>,
    private readonly logger: LoggerService,
    private readonly now: () => number,
  ) {}

  /** What is in the catalog, or was written and will be. */
  entities(): KnownEntity[] {
    return [...this.known.values()];
  }

  get(entityRef: string): KnownEntity | undefined {
    return this.known.get(entityRef);
  }

  /** Takes over what was found in the catalog. */
  take(found: readonly KnownEntity[]): void {
    const awaited = [...this.expected].flatMap(([ref, at]) => {
      const entity = this.known.get(ref);
      return entity && this.now() - at < PATIENCE ? [{ entity, at }] : [];
    });
    this.known.clear();
    this.expected.clear();
    for (const entity of found) {
      this.known.set(entity.entityRef, entity);
    }
    for (const { entity, at } of awaited) {
      const seen = this.known.get(entity.entityRef);
      if (seen?.fingerprint !== entity.fingerprint) {
        this.known.set(entity.entityRef, entity);
        this.expected.set(entity.entityRef, at);
      }
    }
  }

  /**
   * Writes what is another than before.
   *
   * @returns how many entities were written
   * @throws Error when the catalog does not take it
   */
  async put(entities: readonly Entity[]): Promise<number> {
    const changed = entities
      .map(entity => ({ entity, known: readKnownEntity(entity) }))
      .filter(
        ({ known }) =>
          this.known.get(known.entityRef)?.fingerprint !== known.fingerprint,
      );
    if (changed.length === 0) {
      return 0;
    }
    const foreign = await this.inventory.findForeign(
      changed
        .map(({ known }) => known.entityRef)
        .filter(ref => !this.known.has(ref)),
    );
    this.tellConflicts(foreign, changed);
    const mine = changed.filter(({ known }) => !foreign.has(known.entityRef));
    for (let start = 0; start < mine.length; start += BATCH_SIZE) {
      const batch = mine.slice(start, start + BATCH_SIZE);
      await this.connection.applyMutation({
        type: 'delta',
        added: batch.map(({ entity, known }) => ({
          entity,
          locationKey: known.location,
        })),
        removed: [],
      });
      for (const { known } of batch) {
        this.known.set(known.entityRef, known);
        this.expected.set(known.entityRef, this.now());
      }
    }
    return mine.length;
  }

  /**
   * Removes what is there.
   *
   * @throws Error when the catalog does not take it
   */
  async remove(gone: readonly KnownEntity[]): Promise<void> {
    for (let start = 0; start < gone.length; start += BATCH_SIZE) {
      const batch = gone.slice(start, start + BATCH_SIZE);
      await this.connection.applyMutation({
        type: 'delta',
        added: [],
        removed: batch.map(({ entityRef, location }) => ({
          entityRef,
          locationKey: location,
        })),
      });
      for (const { entityRef } of batch) {
        this.known.delete(entityRef);
        this.expected.delete(entityRef);
      }
    }
  }

  /** Says once who else has a name. */
  private tellConflicts(
    foreign: ReadonlyMap<string, string>,
    changed: ReadonlyArray<{ entity: Entity; known: KnownEntity }>,
  ): void {
    for (const { entity, known } of changed) {
      const other = foreign.get(known.entityRef);
      const key = JSON.stringify([known.entityRef, other]);
      if (other !== undefined && !this.toldOf.has(key)) {
        this.toldOf.add(key);
        this.logger.warn(
          `${stringifyEntityRef(
            entity,
          )} is left as it is: ${other} described it before ${
            known.location
          } did`,
        );
      }
    }
  }
}
