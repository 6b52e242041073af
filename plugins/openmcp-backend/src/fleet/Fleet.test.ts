import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockServices } from '@backstage/backend-test-utils';
import {
  ConnectedPlatformCluster,
  PlatformClusterDefinition,
} from '@openmcp/backstage-plugin-openmcp-node';
import {
  RunningSimulatedPlatformClusters,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { ManualClock } from '../__testUtils__/ManualClock';
import { waitUntil } from '../__testUtils__/waitUntil';
import { FixedToken, UrlConnection } from '../clusters';
import { MemoryChangeFeed, TransientAttemptMemory } from '../store';
import { Fleet } from './Fleet';

jest.setTimeout(60_000);

describe('Fleet', () => {
  let stateDirectory: string;
  let running: RunningSimulatedPlatformClusters;
  let clock: ManualClock;
  let fleet: Fleet;
  let feed: MemoryChangeFeed;
  let supply: (clusters: PlatformClusterDefinition[]) => void;

  beforeEach(async () => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'openmcp-fleet-'));
    running = await startSimulatedPlatformClusters({
      names: ['alpha'],
      stateDirectory,
      speed: 50,
    });
    clock = new ManualClock(new Date().toISOString());
    feed = new MemoryChangeFeed();
    fleet = new Fleet({
      suppliers: [
        {
          name: 'test',
          start: listener => {
            supply = listener;
          },
        },
        {
          name: 'failing',
          start: () => {
            throw new Error('no');
          },
        },
      ],
      feed,
      memory: new TransientAttemptMemory(),
      logger: mockServices.logger.mock(),
      clock,
      random: () => 0,
    });
    fleet.start();
  });

  afterEach(async () => {
    await fleet.stop();
    clock.requireNoTimers();
    await running.stop();
    rmSync(stateDirectory, { recursive: true, force: true });
  });

  function alpha(
    options: Partial<ConnectedPlatformCluster> = {},
  ): ConnectedPlatformCluster {
    const { server, adminToken } = running.clusters[0];
    return {
      name: 'alpha',
      title: 'alpha',
      namespaces: ['openmcp-system'],
      delivery: 'direct',
      simulated: true,
      connection: new UrlConnection({
        server,
        credentials: new FixedToken(adminToken),
      }),
      ...options,
    };
  }

  function kindState(kind: string) {
    return fleet.cluster('alpha')?.status.kinds.find(each => each.kind === kind)
      ?.state;
  }

  async function live() {
    await waitUntil(() =>
      expect(fleet.cluster('alpha')?.status.state).toBe('live'),
    );
  }

  it('finds a kind that is installed later, and asks for it rarely', async () => {
    const [cluster] = running.clusters;
    cluster.removeKind('ServiceProvider');
    supply([alpha()]);
    await live();
    expect(kindState('ServiceProvider')).toBe('not-installed');
    cluster.restoreKind('ServiceProvider');
    clock.advance(29_000);
    expect(kindState('ServiceProvider')).toBe('not-installed');
    clock.advance(1_000);
    await waitUntil(() =>
      expect(kindState('ServiceProvider')).toBe('readable'),
    );
  });

  it('notices that a kind is taken away, and its return', async () => {
    const [cluster] = running.clusters;
    supply([alpha()]);
    await live();
    await waitUntil(() =>
      expect([...fleet.cluster('alpha')!.installations()]).toHaveLength(2),
    );
    cluster.removeKind('PlatformService');
    await waitUntil(() => {
      clock.advance(200);
      expect(kindState('PlatformService')).toBe('not-installed');
    });
    expect([...fleet.cluster('alpha')!.installations()]).toEqual([]);
    expect(fleet.cluster('alpha')?.status.state).toBe('live');
    cluster.restoreKind('PlatformService');
    clock.advance(30_000);
    await waitUntil(() =>
      expect([...fleet.cluster('alpha')!.installations()]).toHaveLength(2),
    );
  });

  it('is live again as soon as the API server answers for one kind', async () => {
    const [cluster] = running.clusters;
    supply([alpha()]);
    await live();
    await cluster.stopListening();
    await waitUntil(() => {
      clock.advance(1_000);
      expect(fleet.cluster('alpha')?.status.state).toBe('unreachable');
    });
    await cluster.startListening();
    await waitUntil(() => {
      clock.advance(250);
      expect(
        fleet.cluster('alpha')?.status.kinds.map(({ state }) => state),
      ).toContain('readable');
    });
    // From here on time stands still.
    await live();
  });

  it('keeps watching when only what people read changed', async () => {
    const definition = alpha();
    supply([definition]);
    await live();
    const before = fleet.cluster('alpha');
    supply([{ ...definition, title: 'Live', delivery: 'gitops' }]);
    expect(fleet.cluster('alpha')).toBe(before);
    expect(fleet.cluster('alpha')?.definition).toMatchObject({
      title: 'Live',
      delivery: 'gitops',
    });
  });

  it('watches anew when the connection is another one', async () => {
    supply([alpha()]);
    await live();
    const before = fleet.cluster('alpha');
    supply([alpha()]);
    expect(fleet.cluster('alpha')).not.toBe(before);
    await live();
  });

  it('tells what goes with a cluster that is not supplied any more', async () => {
    supply([alpha()]);
    await waitUntil(() =>
      expect([...fleet.cluster('alpha')!.installations()]).toHaveLength(2),
    );
    const { revision } = feed;
    supply([]);
    expect(fleet.clusters()).toEqual([]);
    expect(feed.since(revision)?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'helmdeployer', removed: true }),
        { type: 'cluster', cluster: 'alpha', removed: true },
      ]),
    );
  });

  it('gives the way to write to a cluster, where there is one', async () => {
    supply([
      alpha(),
      {
        name: 'beta',
        title: 'beta',
        namespaces: [],
        delivery: 'direct',
        simulated: false,
        problem: 'openmcp.clusters[1].url is needed',
      },
    ]);
    const response = await fleet.writable('alpha')?.transport?.request({
      method: 'GET',
      path: '/apis',
      signal: AbortSignal.timeout(20_000),
    });
    expect(response?.statusCode).toBe(200);
    await response?.discard();
    expect(fleet.writable('beta')).toBeDefined();
    expect(fleet.writable('beta')?.transport).toBeUndefined();
    expect(fleet.writable('ALPHA')).toBeUndefined();
    expect(fleet.writable('gamma')).toBeUndefined();
  });

  it('takes the first of two clusters that differ in case only', () => {
    supply([
      alpha({ title: 'first' }),
      alpha({ name: 'ALPHA', title: 'second' }),
    ]);
    expect(fleet.clusters().map(({ definition }) => definition.title)).toEqual([
      'first',
    ]);
    expect(fleet.cluster('ALPHA')).toBeUndefined();
  });
});
