import { LoggerService } from '@backstage/backend-plugin-api';
import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import { EntityProviderConnection } from '@backstage/plugin-catalog-node';
import { CatalogInventory } from './CatalogInventory';
import { KnownEntity } from './KnownEntity';
import { Pace } from './Pace';
import { readKnownEntity } from './readKnownEntity';

/** More at once would keep the database from others for too long. */
const BATCH_SIZE = 200;

/** Milliseconds after which what did not appear in the catalog is written again. */
const PATIENCE = 600_000;

interface ChangedEntity {
  entity: Entity;
  known: KnownEntity;
}

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

  /**
   * What was written and did not appear yet is not waited for any more, because
   * another process may have written since.
   */
  forgetExpected(): void {
    this.expected.clear();
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
   * @param signal - aborted when another process may write; nothing is written
   * from then on
   * @returns how many entities were written
   * @throws Error when the catalog does not take it, or the signal is aborted
   */
  async put(entities: readonly Entity[], signal: AbortSignal): Promise<number> {
    const pace = new Pace();
    const changed: ChangedEntity[] = [];
    for (const entity of entities) {
      const known = readKnownEntity(entity);
      const before = this.known.get(known.entityRef);
      if (before?.fingerprint !== known.fingerprint) {
        changed.push({ entity, known });
      }
      await pace.giveWay();
    }
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
      signal.throwIfAborted();
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
      await pace.giveWay();
    }
    return mine.length;
  }

  /**
   * Removes what is there.
   *
   * @param signal - as for {@link CatalogWriter.put}
   * @throws Error when the catalog does not take it, or the signal is aborted
   */
  async remove(
    gone: readonly KnownEntity[],
    signal: AbortSignal,
  ): Promise<void> {
    const pace = new Pace();
    for (let start = 0; start < gone.length; start += BATCH_SIZE) {
      const batch = gone.slice(start, start + BATCH_SIZE);
      signal.throwIfAborted();
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
      await pace.giveWay();
    }
  }

  /** Says once who else has a name. */
  private tellConflicts(
    foreign: ReadonlyMap<string, string>,
    changed: readonly ChangedEntity[],
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
