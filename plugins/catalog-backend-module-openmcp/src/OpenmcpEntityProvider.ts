import {
  AuthService,
  LoggerService,
  RootConfigService,
  SchedulerService,
} from '@backstage/backend-plugin-api';
import {
  ANNOTATION_ORIGIN_LOCATION,
  Entity,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import {
  CatalogService,
  EntityProvider,
  EntityProviderConnection,
} from '@backstage/plugin-catalog-node';
import { CapabilityDirectory, capabilityKey } from './processing';
import { createUpstreamEntities, UPSTREAM_LOCATION } from './upstream';

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
  /** Whose changes make entities be processed again. */
  capabilities: Pick<CapabilityDirectory, 'refresh'>;
}

/**
 * Brings entities of openMCP into the catalog.
 *
 * @remarks
 * There is one, with a fixed name, because the catalog removes what belongs to
 * providers that are not registered any more. It only ever adds and removes single
 * entities: a full replacement would take along what it does not know of.
 *
 * @internal
 */
export class OpenmcpEntityProvider implements EntityProvider {
  constructor(private readonly options: OpenmcpEntityProviderOptions) {}

  getProviderName(): string {
    return 'openmcp';
  }

  /** Never throws, so that a mistake here does not keep the catalog from starting. */
  async connect(connection: EntityProviderConnection): Promise<void> {
    const { logger, scheduler } = this.options;
    try {
      const entities = this.readWanted();
      if (entities.length > 0) {
        await connection.applyMutation({
          type: 'delta',
          added: entities.map(entity => ({
            entity,
            locationKey: UPSTREAM_LOCATION,
          })),
          removed: [],
        });
      }
      // The catalog answers questions only after it has started.
      await scheduler.scheduleTask({
        id: 'openmcp-remove-upstream-entities',
        scope: 'global',
        initialDelay: { seconds: 15 },
        frequency: { minutes: 10 },
        timeout: { minutes: 1 },
        fn: async () => this.removeOthers(connection, entities),
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
        'The upstream entities of openMCP were not updated',
        error instanceof Error ? error : undefined,
      );
    }
  }

  /**
   * Has the entities processed again that name a capability for which other
   * entities stand now.
   */
  private async relateAgain(
    connection: EntityProviderConnection,
  ): Promise<void> {
    const changed = await this.options.capabilities.refresh();
    if (changed.length > 0) {
      await connection.refresh({ keys: changed.map(capabilityKey) });
    }
  }

  /** @throws Error when the key of the configuration is no boolean */
  private readWanted(): Entity[] {
    const isOn = this.options.config.getOptionalBoolean(
      'openmcp.catalog.upstreamProviders',
    );
    return isOn ? createUpstreamEntities() : [];
  }

  /**
   * Removes what an earlier version or configuration brought. The location key
   * makes sure that nothing of anybody else can be hit.
   */
  private async removeOthers(
    connection: EntityProviderConnection,
    wanted: readonly Entity[],
  ): Promise<void> {
    const { catalog, auth, logger } = this.options;
    const wantedRefs = new Set(
      wanted.map(entity => stringifyEntityRef(entity)),
    );
    const { items } = await catalog.getEntities(
      {
        filter: {
          [`metadata.annotations.${ANNOTATION_ORIGIN_LOCATION}`]:
            UPSTREAM_LOCATION,
        },
        fields: ['kind', 'metadata.namespace', 'metadata.name'],
      },
      { credentials: await auth.getOwnServiceCredentials() },
    );
    const removed = items
      .map(entity => stringifyEntityRef(entity))
      .filter(entityRef => !wantedRefs.has(entityRef));
    if (removed.length > 0) {
      await connection.applyMutation({
        type: 'delta',
        added: [],
        removed: removed.map(entityRef => ({
          entityRef,
          locationKey: UPSTREAM_LOCATION,
        })),
      });
      logger.info(`Removed upstream entities: ${removed.join(', ')}`);
    }
  }
}
