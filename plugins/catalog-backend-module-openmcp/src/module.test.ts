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
import catalogModuleOpenmcp from './index';
import { withFingerprint } from './mapping';
import { OpenmcpEntityProvider } from './OpenmcpEntityProvider';
import { RUN_TIMES } from './reconciling';
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
}): Promise<{ providers: EntityProvider[]; scheduler: SchedulerService }> {
  const providers: EntityProvider[] = [];
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
    ],
  });
  return { providers, scheduler };
}

/** Lets a run do what there is to do, and ends it. */
async function runOnce(
  scheduler: SchedulerService,
  isDone: () => boolean,
): Promise<void> {
  const ended = scheduler.triggerTask(task);
  const limit = Date.now() + 2_000;
  while (!isDone() && Date.now() < limit) {
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  await scheduler.cancelTask(task);
  await ended;
}

const switchedOn = { openmcp: { catalog: { upstreamProviders: true } } };

describe('catalog module', () => {
  it('adds the upstream entities by a delta when it is switched on', async () => {
    const { providers, scheduler } = await startModule({ data: switchedOn });
    expect(providers.map(each => each.getProviderName())).toEqual(['openmcp']);
    const connection = new RecordingConnection();
    await providers[0].connect(connection);
    await runOnce(scheduler, () => connection.mutations.length > 0);
    expect(connection.mutations).toEqual([
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
    const { providers, scheduler } = await startModule({});
    const connection = new RecordingConnection();
    await providers[0].connect(connection);
    await runOnce(scheduler, () => connection.mutations.length > 0);
    expect(connection.mutations).toEqual([]);
  });

  it('rewrites what an earlier version brought, removes what it does not bring any more, and nothing of anybody else', async () => {
    const { providers, scheduler } = await startModule({
      data: switchedOn,
      inCatalog: [
        ...createUpstreamEntities(),
        createOldEntity('service-provider-gone', 'openmcp:upstream'),
        createOldEntity('service-provider-mine', 'url:https://example.com'),
      ],
    });
    const connection = new RecordingConnection();
    await providers[0].connect(connection);
    await runOnce(scheduler, () => connection.mutations.length > 1);
    expect(connection.mutations).toEqual([
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
    const { providers, scheduler } = await startModule({
      data: switchedOn,
      inCatalog: upstream,
    });
    const connection = new RecordingConnection();
    await providers[0].connect(connection);
    await runOnce(scheduler, () => connection.mutations.length > 0);
    expect(connection.mutations).toEqual([]);
  });

  it('takes its entities away when it is switched off again', async () => {
    const inCatalog = createUpstreamEntities();
    const { providers, scheduler } = await startModule({ inCatalog });
    const connection = new RecordingConnection();
    await providers[0].connect(connection);
    await runOnce(scheduler, () => connection.mutations.length > 0);
    expect(connection.mutations).toHaveLength(1);
    expect(connection.mutations[0]).toMatchObject({ type: 'delta', added: [] });
    const [{ removed }] = connection.mutations as { removed: unknown[] }[];
    expect(removed).toHaveLength(inCatalog.length);
  });

  it('changes nothing when its configuration cannot be read', async () => {
    const { providers, scheduler } = await startModule({
      data: { openmcp: { catalog: { upstreamProviders: 'maybe' } } },
      inCatalog: createUpstreamEntities(),
    });
    const connection = new RecordingConnection();
    await expect(providers[0].connect(connection)).resolves.toBeUndefined();
    await runOnce(scheduler, () => connection.mutations.length > 0);
    expect(connection.mutations).toEqual([]);
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
    // A lost turn is noticed within a minute and looked for every five seconds.
    expect(90 + 60 + 5).toBeLessThanOrEqual(155);
  });
});
