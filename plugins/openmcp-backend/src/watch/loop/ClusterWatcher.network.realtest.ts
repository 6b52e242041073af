import { RealWatching } from '../../__testUtils__/RealWatching';

jest.setTimeout(240_000);

/** More than fit into two pages. */
const names = Array.from({ length: 1_050 }, (_, index) => `service-${index}`);
const changed = names.filter((_, index) => index % 50 === 0);

describe('ClusterWatcher and the way to a real control plane', () => {
  let watching: RealWatching;

  beforeAll(async () => {
    watching = await RealWatching.start({
      proxied: true,
      // As those before Kubernetes 1.32: pages come from etcd, watches without lists.
      featureGates: { ListFromCacheSnapshot: false, WatchList: false },
    });
    await watching.createServices(names);
  }, 1_800_000);

  afterAll(() => watching?.stop());

  it('lists anew when the continuation of a list in pages expires', async () => {
    let isExpired = false;
    watching.beforeRequest = async ({ path }) => {
      if (path.includes('continue=') && !isExpired) {
        isExpired = true;
        await watching.changeServices(changed, 'v2.0.0');
        await watching.cluster.storage!.compact();
      }
    };
    watching.watch();
    await watching.live();
    await watching.knowsTheTruth();
    expect(watching.refusals).toContainEqual({
      path: expect.stringContaining('continue='),
      status: 410,
    });
  });

  it('says that it is out of reach while nothing comes through, and goes on', async () => {
    await watching.live();
    const before = watching.namesOf('PlatformService');
    const haltedAt = watching.clock.now();
    watching.way.halt('all');
    await watching.changeServices(changed, 'v3.0.0');
    await watching.eventually(() =>
      expect(watching.status).toMatchObject({
        state: 'unreachable',
        reason: { code: 'timeout' },
        freshness: { stale: true, reason: { code: 'timeout' } },
      }),
    );
    expect(watching.status.freshness.asOf).toBeLessThanOrEqual(
      haltedAt + 1_000,
    );
    expect(watching.namesOf('PlatformService')).toEqual(before);
    watching.way.goOn();
    await watching.live();
    await watching.knowsTheTruth();
    expect(watching.status.freshness.stale).toBe(false);
  });

  it('finds out that its connections are dead while others are not', async () => {
    await watching.live();
    const haltedAt = watching.clock.elapsed();
    watching.way.halt('present');
    await watching.changeServices(changed, 'v4.0.0');
    await watching.knowsTheTruth();
    // The silence of a watch is put up with for eighty seconds.
    expect(watching.clock.elapsed() - haltedAt).toBeLessThanOrEqual(150_000);
    watching.way.goOn();
    await watching.live();
    await watching.knowsTheTruth();
  });

  it('takes over what gathered while nothing was read', async () => {
    await watching.live();
    watching.way.halt('all');
    await watching.changeServices(names, 'v5.0.0');
    await watching.changeServices(changed, 'v6.0.0');
    watching.way.goOn();
    await watching.knowsTheTruth(50);
    await watching.live();
    expect(watching.status.freshness.stale).toBe(false);
  });

  it.each([7_200_000, -7_200_000])(
    'is not moved by a clock that is set by %i',
    async milliseconds => {
      await watching.live();
      const { length } = watching.paths;
      watching.clock.jump(milliseconds);
      expect(watching.status.state).toBe('live');
      expect(watching.status.freshness.stale).toBe(false);
      await watching.changeServices(changed, `v7.0.${Math.abs(milliseconds)}`);
      await watching.knowsTheTruth(0);
      expect(watching.paths.slice(length)).toEqual([]);
      expect(watching.status.state).toBe('live');
      expect(watching.status.asOf).toBeLessThanOrEqual(watching.clock.now());
    },
  );
});
