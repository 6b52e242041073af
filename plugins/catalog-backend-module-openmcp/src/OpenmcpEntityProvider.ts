import {
  AuthService,
  DiscoveryService,
  LoggerService,
  RootConfigService,
  SchedulerService,
} from '@backstage/backend-plugin-api';
import {
  CatalogService,
  EntityProvider,
  EntityProviderConnection,
} from '@backstage/plugin-catalog-node';
import { createBackendClient } from '@openmcp/backstage-plugin-openmcp-node';
import { LandscapeReader, ProviderDirectory } from './landscape';
import { CapabilityDirectory, capabilityKey } from './processing';
import {
  CatalogInventory,
  CatalogKeeper,
  CatalogRun,
  CatalogWriter,
  RunTimes,
} from './reconciling';
import { readCatalogSettings } from './settings';

/**
 * What an {@link OpenmcpEntityProvider} needs.
 *
 * @internal
 */
export interface OpenmcpEntityProviderOptions {
  config: RootConfigService;
  logger: LoggerService;
  scheduler: SchedulerService;
  catalog: CatalogService;
  auth: AuthService;
  discovery: DiscoveryService;
  /** Whose changes make entities be processed again. */
  capabilities: Pick<CapabilityDirectory, 'refresh'>;
  /** For tests; default: those of a portal. */
  times?: RunTimes;
}

/**
 * Brings entities of openMCP into the catalog: what openMCP publishes, the platform
 * clusters, and what is installed there.
 *
 * @remarks
 * There is one, with a fixed name, because the catalog removes what belongs to
 * providers that are not registered any more. It only ever adds and removes single
 * entities: a full replacement would take along what it does not know of. Of several
 * backends one writes at a time. When that one is lost, its turn ends 90 seconds
 * after it began, which is noticed within a minute and taken up within seconds.
 *
 * @internal
 */
export class OpenmcpEntityProvider implements EntityProvider {
  /** Capabilities of which the catalog was not told yet that others stand for them. */
  private readonly untold = new Set<string>();

  constructor(private readonly options: OpenmcpEntityProviderOptions) {}

  getProviderName(): string {
    return 'openmcp';
  }

  /** Never throws, so that a mistake here does not keep the catalog from starting. */
  async connect(connection: EntityProviderConnection): Promise<void> {
    const { logger, scheduler } = this.options;
    try {
      const run = this.createRun(connection);
      await scheduler.scheduleTask({
        id: 'openmcp-keep-entities',
        scope: 'global',
        // The catalog answers questions only after it has started.
        initialDelay: { seconds: 1 },
        // A run lasts a minute, and the next one follows at once.
        frequency: { seconds: 1 },
        timeout: { seconds: 90 },
        fn: signal => run.run(signal),
      });
      // Each process has a directory of its own.
      await scheduler.scheduleTask({
        id: 'openmcp-relate-entities',
        scope: 'local',
        initialDelay: { seconds: 10 },
        frequency: { seconds: 30 },
        timeout: { minutes: 1 },
        fn: async () => this.relateAgain(connection),
      });
    } catch (error) {
      logger.error(
        'The entities of openMCP are not kept up to date',
        error instanceof Error ? error : undefined,
      );
    }
  }

  private createRun(connection: EntityProviderConnection): CatalogRun {
    const { catalog, auth, config, logger, times } = this.options;
    const client = createBackendClient(this.options);
    const inventory = new CatalogInventory(catalog, auth);
    const keeper = new CatalogKeeper({
      inventory,
      writer: new CatalogWriter(connection, inventory, logger, Date.now),
      landscape: new LandscapeReader(client),
      providers: new ProviderDirectory(client),
      logger,
      now: Date.now,
    });
    return new CatalogRun({
      keeper,
      client,
      settings: () => readCatalogSettings(config),
      logger,
      times,
    });
  }

  /**
   * Has the entities processed again that name a capability for which other
   * entities stand now.
   *
   * @throws Error when the catalog does not take it; the next turn tries it again
   */
  private async relateAgain(
    connection: EntityProviderConnection,
  ): Promise<void> {
    // What changed is told once, so it is remembered until it was passed on.
    for (const capability of await this.options.capabilities.refresh()) {
      this.untold.add(capability);
    }
    const told = [...this.untold];
    if (told.length > 0) {
      await connection.refresh({ keys: told.map(capabilityKey) });
      told.forEach(capability => this.untold.delete(capability));
    }
  }
}
