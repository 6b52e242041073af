import { isDeepStrictEqual } from 'node:util';
import { AuthService, LoggerService } from '@backstage/backend-plugin-api';
import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import { ServiceUnavailableError } from '@backstage/errors';
import { CatalogService } from '@backstage/plugin-catalog-node';
import { Freshness } from '@openmcp/backstage-plugin-openmcp-common';
import { Clock, Deadline, TimeSlice, untilAborted, wait } from '../../timing';
import { CatalogEntry } from './CatalogEntry';
import { catalogNotReadable } from './catalogNotReadable';
import { CatalogView } from './CatalogView';
import { CatalogEntryOptions, parseCatalogEntry } from './parseCatalogEntry';
import { ProviderCatalog } from './ProviderCatalog';
import { PROVIDER_ENTITY_TYPES } from './providerKinds';

/** Milliseconds between two reads. */
const interval = 30_000;

/** Milliseconds between two reads while the catalog may still fill itself. */
const eagerInterval = 3_000;

/** For so many milliseconds after the start the catalog is read eagerly. */
const eagerTime = 60_000;

/** Milliseconds that one read may take. */
const longestRead = 20_000;

const fields = [
  'apiVersion',
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'metadata.annotations',
  'spec.type',
  'spec.owner',
  'spec.system',
  'spec.openmcp',
];

/**
 * What a {@link CatalogWatcher} needs.
 *
 * @internal
 */
export interface CatalogWatcherOptions extends CatalogEntryOptions {
  catalog: CatalogService;
  auth: AuthService;
  logger: LoggerService;
  clock: Clock;
  /** Called whenever the catalog says something else than before. */
  onChange: () => void;
}

/**
 * Reads the catalog again and again with the plugin's own credentials, because
 * what may run must not depend on who asks. What callers may see of it is decided
 * elsewhere. While the catalog fails, the last state is kept and grows old.
 *
 * @internal
 */
export class CatalogWatcher implements CatalogView {
  private readonly controller = new AbortController();
  private known?: ProviderCatalog;
  private asOf?: number;
  private failing = false;
  private ended: Promise<void> = Promise.resolve();

  constructor(private readonly options: CatalogWatcherOptions) {}

  get current(): ProviderCatalog {
    if (!this.known) {
      throw new ServiceUnavailableError('The catalog was not read yet');
    }
    return this.known;
  }

  get freshness(): Freshness {
    return {
      asOf:
        this.asOf === undefined ? undefined : new Date(this.asOf).toISOString(),
      stale: this.failing,
      reason: this.failing ? catalogNotReadable : undefined,
    };
  }

  /** Begins to read; returns at once. */
  start(): void {
    this.ended = this.run(this.controller.signal);
  }

  /** Ends timers; what is being read is not waited for. */
  async stop(): Promise<void> {
    this.controller.abort();
    await this.ended;
  }

  private async run(signal: AbortSignal): Promise<void> {
    const { clock } = this.options;
    const start = clock.now();
    while (!signal.aborted) {
      await this.read(signal);
      // After a first start entities come one by one, over some seconds.
      const isEager = clock.now() - start < eagerTime;
      await wait(clock, isEager ? eagerInterval : interval, signal);
    }
  }

  private async read(signal: AbortSignal): Promise<void> {
    const { clock, logger } = this.options;
    const deadline = new Deadline(
      clock,
      signal,
      () => new Error('no answer in time'),
    );
    deadline.extend(longestRead);
    try {
      const entities = await untilAborted(this.request(), deadline.signal);
      const entries = await this.parse(entities);
      this.asOf = clock.now();
      if (this.failing) {
        logger.info('The catalog can be read again');
      }
      this.failing = false;
      this.replace(entries);
    } catch (error) {
      if (!signal.aborted && !this.failing) {
        this.failing = true;
        logger.warn(
          `The catalog could not be read: ${
            error instanceof Error ? error.message : 'unknown error'
          }`,
        );
      }
    } finally {
      deadline.clear();
    }
  }

  private async request(): Promise<Entity[]> {
    const { catalog, auth } = this.options;
    const { items } = await catalog.getEntities(
      {
        filter: { kind: 'Component', 'spec.type': [...PROVIDER_ENTITY_TYPES] },
        fields,
      },
      { credentials: await auth.getOwnServiceCredentials() },
    );
    return items;
  }

  /** Only what changed is understood anew. */
  private async parse(entities: Entity[]): Promise<CatalogEntry[]> {
    const slice = new TimeSlice();
    const entries: CatalogEntry[] = [];
    for (const entity of entities) {
      await slice.giveWay();
      const before = this.known?.find(stringifyEntityRef(entity));
      const entry = isDeepStrictEqual(before?.entity, entity)
        ? before
        : parseCatalogEntry(entity, this.options);
      if (entry) {
        entries.push(entry);
      }
    }
    return entries.sort((a, b) => (a.entityRef < b.entityRef ? -1 : 1));
  }

  /** Keeps the former state where nothing changed, with all that was made of it. */
  private replace(entries: CatalogEntry[]): void {
    const before = this.known?.entries;
    const isSame =
      before?.length === entries.length &&
      entries.every((entry, index) => entry === before[index]);
    if (!isSame) {
      this.known = new ProviderCatalog(entries);
      this.options.onChange();
    }
  }
}
