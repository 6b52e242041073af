import { AddressInfo } from 'node:net';
import {
  BackendFeature,
  coreServices,
  createBackendModule,
  createServiceFactory,
  SchedulerService,
  ServiceFactory,
} from '@backstage/backend-plugin-api';
import {
  mockCredentials,
  mockServices,
  startTestBackend,
} from '@backstage/backend-test-utils';
import { Entity, stringifyEntityRef } from '@backstage/catalog-model';
import catalogPlugin from '@backstage/plugin-catalog-backend';
import {
  catalogProcessingExtensionPoint,
  EntityProvider,
  EntityProviderConnection,
  EntityProviderMutation,
} from '@backstage/plugin-catalog-node';
import { JsonObject } from '@backstage/types';
// What is tested is how both work together.
// eslint-disable-next-line @backstage/no-mixed-plugin-imports
import openmcpPlugin from '@openmcp/backstage-plugin-openmcp-backend';
import { catalogModuleOpenmcp } from '../module';
import { OpenmcpEntityProvider } from '../OpenmcpEntityProvider';
import { recordingLogger } from './recordingLogger';

const TASK = 'openmcp-keep-entities';

const original = { connect: OpenmcpEntityProvider.prototype.connect };

/** The scheduler of the test utilities; its type leaves out how it is installed. */
interface PlayedScheduler extends SchedulerService {
  factory(): ServiceFactory;
}

/** What a portal is started with. */
export interface CatalogPortalOptions {
  /** Of `openmcp`. */
  openmcp: JsonObject;
  /** Configuration beside that. */
  rootConfig?: JsonObject;
  /** Entities that somebody else brings, by the location that they come from. */
  others?: EntityProvider;
  features?: BackendFeature[];
  /** Default: the scheduler is played, and the task runs until the portal stops. */
  realScheduler?: boolean;
}

/** Lets a test see what our provider writes, from the next start on. */
function watchMutations(mutations: EntityProviderMutation[]): void {
  const { connect } = original;
  OpenmcpEntityProvider.prototype.connect = function watched(connection) {
    return connect.call(this, recordMutations(connection, mutations));
  };
}

function recordMutations(
  connection: EntityProviderConnection,
  mutations: EntityProviderMutation[],
): EntityProviderConnection {
  return {
    applyMutation: async mutation => {
      await connection.applyMutation(mutation);
      mutations.push(mutation);
    },
    refresh: options => connection.refresh(options),
  };
}

/**
 * A backend with the catalog, this module and the plugin `openmcp`.
 */
export class CatalogPortal {
  private constructor(
    readonly baseUrl: string,
    readonly mutations: EntityProviderMutation[],
    readonly logLines: string[],
    private readonly end: () => Promise<void>,
  ) {}

  static async start(options: CatalogPortalOptions): Promise<CatalogPortal> {
    const mutations: EntityProviderMutation[] = [];
    const logLines: string[] = [];
    watchMutations(mutations);
    const scheduler = mockServices.scheduler() as PlayedScheduler;
    const { others } = options;
    const backend = await startTestBackend({
      features: [
        catalogPlugin,
        catalogModuleOpenmcp,
        openmcpPlugin,
        ...(options.realScheduler ? [] : [scheduler.factory()]),
        ...(others
          ? [
              createBackendModule({
                pluginId: 'catalog',
                moduleId: 'others',
                register({ registerInit }) {
                  registerInit({
                    deps: { processing: catalogProcessingExtensionPoint },
                    async init({ processing }) {
                      processing.addEntityProvider(others);
                    },
                  });
                },
              }),
            ]
          : []),
        createServiceFactory({
          service: coreServices.logger,
          deps: {},
          factory: () => recordingLogger(logLines),
        }),
        mockServices.rootConfig.factory({
          data: {
            backend: {
              database: { client: 'better-sqlite3', connection: ':memory:' },
            },
            ...options.rootConfig,
            openmcp: options.openmcp,
          },
        }),
        ...(options.features ?? []),
      ],
    });
    const { port } = backend.server.address() as AddressInfo;
    let running: Promise<void> = Promise.resolve();
    if (!options.realScheduler) {
      let isOver = false;
      const keepRunning = async () => {
        while (!isOver) {
          await scheduler.triggerTask(TASK);
        }
      };
      running = keepRunning();
      const stop = () => {
        isOver = true;
        return scheduler.cancelTask(TASK).catch(() => {});
      };
      return new CatalogPortal(
        `http://127.0.0.1:${port}`,
        mutations,
        logLines,
        async () => {
          await stop();
          await running;
          await backend.stop();
        },
      );
    }
    return new CatalogPortal(
      `http://127.0.0.1:${port}`,
      mutations,
      logLines,
      () => backend.stop(),
    );
  }

  async stop(): Promise<void> {
    await this.end();
  }

  async get(path: string): Promise<any> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      headers: { authorization: mockCredentials.service.header() },
    });
    if (!response.ok) {
      throw new Error(`${path} was answered with ${response.status}`);
    }
    return response.json();
  }

  /** What the catalog shows, without what others brought. */
  async entities(filter: string = ''): Promise<Entity[]> {
    const all: Entity[] = await this.get(`/api/catalog/entities${filter}`);
    return all.filter(({ metadata }) =>
      metadata.annotations?.[
        'backstage.io/managed-by-origin-location'
      ].startsWith('openmcp:'),
    );
  }

  /** References of what the catalog shows of platform clusters. */
  async resources(): Promise<string[]> {
    const found = await this.entities('?filter=kind=resource');
    return found.map(entity => stringifyEntityRef(entity)).sort();
  }

  async find(name: string): Promise<Entity | undefined> {
    const found = await this.entities(
      `?filter=kind=resource,metadata.name=${name}`,
    );
    return found[0];
  }
}
