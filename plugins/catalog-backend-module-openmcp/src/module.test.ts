import {
  coreServices,
  createServiceFactory,
  SchedulerService,
} from '@backstage/backend-plugin-api';
import { mockServices, startTestBackend } from '@backstage/backend-test-utils';
import { Entity } from '@backstage/catalog-model';
import {
  catalogProcessingExtensionPoint,
  EntityProvider,
  EntityProviderConnection,
  EntityProviderMutation,
} from '@backstage/plugin-catalog-node';
import { catalogServiceMock } from '@backstage/plugin-catalog-node/testUtils';
import { waitUntil } from './__testUtils__';
import { recordingLogger } from './__testUtils__/recordingLogger';
import catalogModuleOpenmcp from './index';
import { withFingerprint } from './mapping';
import { OpenmcpEntityProvider } from './OpenmcpEntityProvider';
import { CatalogKeeper, RUN_TIMES } from './reconciling';
import { createUpstreamEntities } from './upstream';

const task = 'openmcp-keep-entities';
const upstream = createUpstreamEntities().map(withFingerprint);

function createOldEntity(name: string, origin: string): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: {
      name,
      namespace: 'default',
      annotations: { 'backstage.io/managed-by-origin-location': origin },
    },
  };
}

class RecordingConnection implements EntityProviderConnection {
  readonly mutations: EntityProviderMutation[] = [];
  readonly refreshed: string[] = [];

  async applyMutation(mutation: EntityProviderMutation) {
    this.mutations.push(mutation);
  }

  async refresh({ keys }: { keys: string[] }) {
    this.refreshed.push(...keys);
  }
}

async function startModule(options: {
  data?: object;
  inCatalog?: Entity[];
}): Promise<{
  providers: EntityProvider[];
  scheduler: SchedulerService;
  logLines: string[];
}> {
  const providers: EntityProvider[] = [];
  const logLines: string[] = [];
  const scheduler = mockServices.scheduler();
  await startTestBackend({
    extensionPoints: [
      [
        catalogProcessingExtensionPoint,
        {
          addEntityProvider: provider => providers.push(...[provider].flat(2)),
          addProcessor: () => {},
        },
      ],
    ],
    features: [
      catalogModuleOpenmcp,
      mockServices.rootConfig.factory({ data: options.data ?? {} }),
      catalogServiceMock.factory({ entities: options.inCatalog ?? [] }),
      createServiceFactory({
        service: coreServices.scheduler,
        deps: {},
        factory: () => scheduler,
      }),
      createServiceFactory({
        service: coreServices.logger,
        deps: {},
        factory: () => recordingLogger(logLines),
      }),
    ],
  });
  return { providers, scheduler, logLines };
}

/**
 * Lets a run compare everything once, and ends it.
 *
 * @returns what the provider wrote
 */
async function runOnce({
  providers: [provider],
  scheduler,
  logLines,
}: Awaited<ReturnType<typeof startModule>>): Promise<EntityProviderMutation[]> {
  const connection = new RecordingConnection();
  await provider.connect(connection);
  const keepAll = jest.spyOn(CatalogKeeper.prototype, 'keepAll');
  const ended = scheduler.triggerTask(task);
  await waitUntil(async () => {
    const [comparison] = keepAll.mock.results;
    await comparison?.value;
    const hasFailed = logLines.some(line => line.includes('stays as it is'));
    return comparison || hasFailed ? true : undefined;
  });
  keepAll.mockRestore();
  await scheduler.cancelTask(task);
  await ended;
  return connection.mutations;
}

const switchedOn = { openmcp: { catalog: { upstreamProviders: true } } };

describe('catalog module', () => {
  it('adds the upstream entities by a delta when it is switched on', async () => {
    const started = await startModule({ data: switchedOn });
    expect(started.providers.map(each => each.getProviderName())).toEqual([
      'openmcp',
    ]);
    expect(await runOnce(started)).toEqual([
      {
        type: 'delta',
        added: upstream.map(entity => ({
          entity,
          locationKey: 'openmcp:upstream',
        })),
        removed: [],
      },
    ]);
  });

  it('adds nothing by default, and is registered all the same', async () => {
    const started = await startModule({});
    expect(started.providers).toHaveLength(1);
    expect(await runOnce(started)).toEqual([]);
  });

  it('rewrites what an earlier version brought, removes what it does not bring any more, and nothing of anybody else', async () => {
    const started = await startModule({
      data: switchedOn,
      inCatalog: [
        ...createUpstreamEntities(),
        createOldEntity('service-provider-gone', 'openmcp:upstream'),
        createOldEntity('service-provider-mine', 'url:https://example.com'),
      ],
    });
    expect(await runOnce(started)).toEqual([
      expect.objectContaining({ type: 'delta', removed: [] }),
      {
        type: 'delta',
        added: [],
        removed: [
          {
            entityRef: 'component:default/service-provider-gone',
            locationKey: 'openmcp:upstream',
          },
        ],
      },
    ]);
  });

  it('writes nothing while all is as it should be', async () => {
    const started = await startModule({
      data: switchedOn,
      inCatalog: upstream,
    });
    expect(await runOnce(started)).toEqual([]);
  });

  it('takes its entities away when it is switched off again', async () => {
    const inCatalog = createUpstreamEntities();
    const mutations = await runOnce(await startModule({ inCatalog }));
    expect(mutations).toHaveLength(1);
    expect(mutations[0]).toMatchObject({ type: 'delta', added: [] });
    const [{ removed }] = mutations as { removed: unknown[] }[];
    expect(removed).toHaveLength(inCatalog.length);
  });

  it('changes nothing when its configuration cannot be read', async () => {
    const started = await startModule({
      data: { openmcp: { catalog: { upstreamProviders: 'maybe' } } },
      inCatalog: createUpstreamEntities(),
    });
    expect(await runOnce(started)).toEqual([]);
    expect(started.logLines.join()).toContain('upstreamProviders');
  });

  it('has entities processed again when others provide what they need', async () => {
    const scheduler = mockServices.scheduler();
    const changes = [['flux', 'gateway'], []];
    const provider = new OpenmcpEntityProvider({
      config: mockServices.rootConfig(),
      logger: mockServices.logger.mock(),
      scheduler,
      catalog: catalogServiceMock(),
      auth: mockServices.auth(),
      discovery: mockServices.discovery(),
      capabilities: { refresh: async () => changes.shift() ?? [] },
    });
    const connection = new RecordingConnection();
    await provider.connect(connection);
    await scheduler.triggerTask('openmcp-relate-entities');
    await scheduler.triggerTask('openmcp-relate-entities');
    expect(connection.refreshed).toEqual([
      'openmcp:capability:flux',
      'openmcp:capability:gateway',
    ]);
  });

  it('has them processed at the next turn when the catalog does not take it', async () => {
    const scheduler = mockServices.scheduler();
    const changes = [['flux'], ['gateway'], []];
    const provider = new OpenmcpEntityProvider({
      config: mockServices.rootConfig(),
      logger: mockServices.logger.mock(),
      scheduler,
      catalog: catalogServiceMock(),
      auth: mockServices.auth(),
      discovery: mockServices.discovery(),
      capabilities: { refresh: async () => changes.shift() ?? [] },
    });
    const connection = new RecordingConnection();
    const refresh = jest.spyOn(connection, 'refresh');
    refresh.mockRejectedValueOnce(new Error('database is locked'));
    await provider.connect(connection);
    const look = () => scheduler.triggerTask('openmcp-relate-entities');
    await look().catch(() => {});
    await look();
    await look();
    expect(connection.refreshed).toEqual([
      'openmcp:capability:flux',
      'openmcp:capability:gateway',
    ]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('does not keep the catalog from starting when there is no scheduler', async () => {
    const scheduler = mockServices.scheduler.mock();
    scheduler.scheduleTask.mockRejectedValue(new Error('database is locked'));
    const provider = new OpenmcpEntityProvider({
      config: mockServices.rootConfig(),
      logger: mockServices.logger.mock(),
      scheduler,
      catalog: catalogServiceMock(),
      auth: mockServices.auth(),
      discovery: mockServices.discovery(),
      capabilities: { refresh: async () => [] },
    });
    await expect(
      provider.connect(new RecordingConnection()),
    ).resolves.toBeUndefined();
  });

  it('leaves the catalog to another backend in time', async () => {
    const { providers, scheduler } = await startModule({});
    const scheduled = jest.spyOn(scheduler, 'scheduleTask');
    await providers[0].connect(new RecordingConnection());
    const [{ timeout, frequency, scope }] = scheduled.mock.calls
      .map(([definition]) => definition)
      .filter(({ id }) => id === task);
    expect({ timeout, scope }).toEqual({
      timeout: { seconds: 90 },
      scope: 'global',
    });
    // A run ends before its turn does, and the next one follows soon.
    expect(RUN_TIMES.length).toBeLessThan(90_000);
    expect(frequency).toEqual({ seconds: 1 });
  });
});
