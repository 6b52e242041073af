import {
  ignoredService,
  RealWatching,
  servicesPath,
} from '../../__testUtils__/RealWatching';
import { waitUntil } from '../../__testUtils__/waitUntil';

jest.setTimeout(180_000);

describe('ClusterWatcher and the etcd of a real control plane', () => {
  let watching: RealWatching;

  beforeAll(async () => {
    watching = await RealWatching.start();
    await watching.administer('POST', servicesPath, ignoredService('first'));
    watching.watch();
  }, 1_800_000);

  afterAll(() => watching?.stop());

  const storage = () => watching.cluster.storage!;

  it('keeps what it knows while etcd is dead, and goes on', async () => {
    await watching.live();
    const before = watching.namesOf('PlatformService');
    const killedAt = watching.clock.now();
    await storage().kill();
    await watching.eventually(
      () =>
        expect(watching.status).toMatchObject({
          state: 'unreachable',
          reason: { code: expect.stringMatching(/timeout|server-error/) },
          freshness: { stale: true },
        }),
      2_000,
    );
    expect(watching.status.freshness.asOf).toBeLessThanOrEqual(
      killedAt + 30_000,
    );
    expect(watching.namesOf('PlatformService')).toEqual(before);
    await storage().start();
    await watching.administer('POST', servicesPath, ignoredService('second'));
    await watching.live();
    await watching.knowsTheTruth();
    expect(watching.namesOf('PlatformService')).toContain('second');
    expect(watching.status.freshness.stale).toBe(false);
  });

  it('follows the API server when etcd comes back without its last writes', async () => {
    await storage().backUp();
    await watching.administer('POST', servicesPath, ignoredService('lost'));
    await watching.live();
    await watching.knowsTheTruth();
    expect(watching.namesOf('PlatformService')).toContain('lost');
    await storage().setBack();
    // An API server that stays goes on to tell what it remembers: it lists what
    // is gone, and nobody but itself could know better.
    await waitUntil(async () => {
      const { status } = await watching.administer(
        'POST',
        servicesPath,
        ignoredService('after-it'),
      );
      expect(status).toBe(201);
    });
    await watching.knowsTheTruth(1_000);
    await watching.live();
    const { status } = await watching.administer('GET', `${servicesPath}/lost`);
    expect(status).toBe(404);

    await watching.cluster.killApiServer!('SIGKILL');
    await watching.cluster.startApiServer!();
    await watching.knowsTheTruth(1_000);
    await watching.live();
    expect(watching.namesOf('PlatformService')).not.toContain('lost');
    expect(watching.namesOf('PlatformService')).toContain('after-it');
    expect(watching.status.freshness.stale).toBe(false);
  });
});
