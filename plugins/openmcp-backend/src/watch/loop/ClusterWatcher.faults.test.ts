import { ClusterHarness } from '../../__testUtils__/ClusterHarness';
import { Fault } from '../../__testUtils__/FaultyApiServer';
import { rawPlatformService } from '../../__testUtils__/rawObjects';
import { waitUntil } from '../../__testUtils__/waitUntil';

/** Seven kinds, one of them in two namespaces. */
const collections = 8;

jest.setTimeout(20_000);

describe('ClusterWatcher and what happens to clusters', () => {
  let harness: ClusterHarness;

  beforeEach(async () => {
    harness = await ClusterHarness.create();
    harness.server.put('platformservices', rawPlatformService('dns'));
    harness.start();
    await live();
  });

  afterEach(() => harness.stop());

  async function live() {
    await waitUntil(async () => {
      expect(harness.status.state).toBe('live');
      expect(harness.server.openWatches).toBe(collections);
    });
  }

  it('lists and watches each collection once', () => {
    expect(harness.server.requests).toHaveLength(collections);
    expect(harness.namesOf('PlatformService')).toEqual(['dns']);
  });

  it('asks for one object now and then, and for nothing else', async () => {
    for (let minute = 0; minute < 4; minute += 1) {
      harness.server.sendBookmarks();
      await harness.pass(60_000, 1_000);
    }
    const later = harness.server.requests.slice(collections);
    expect(later.every(({ type }) => type === 'probe')).toBe(true);
    expect(later.length).toBeGreaterThanOrEqual(6);
    expect(later.length).toBeLessThanOrEqual(8);
    expect(harness.status.state).toBe('live');
  });

  it('finds out that the storage is gone although watches give signs of life', async () => {
    const before = harness.clock.now();
    harness.server.isStorageGone = true;
    for (let second = 0; second < 70; second += 10) {
      await harness.pass(10_000, 1_000);
      harness.server.sendBookmarks();
    }
    await waitUntil(() =>
      expect(harness.status).toMatchObject({
        state: 'unreachable',
        reason: { code: 'timeout' },
        freshness: { stale: true, reason: { code: 'timeout' } },
      }),
    );
    expect(harness.server.openWatches).toBe(collections);
    expect(harness.status.freshness.asOf).toBeLessThanOrEqual(before + 10_000);
    expect(harness.namesOf('PlatformService')).toEqual(['dns']);

    harness.server.isStorageGone = false;
    harness.server.put('platformservices', rawPlatformService('flux'));
    await harness.pass(31_000, 1_000);
    await live();
    expect(harness.namesOf('PlatformService')).toEqual(['dns', 'flux']);
  });

  it('finds out that a right was withdrawn although the watch goes on', async () => {
    harness.server.faultOf = ({ plural }) =>
      plural === 'pods' ? 403 : undefined;
    await waitUntil(async () => {
      harness.server.sendBookmarks();
      await harness.pass(5_000, 1_000);
      expect(harness.status).toMatchObject({
        state: 'degraded',
        reason: { code: 'kinds-not-readable', params: { kinds: 'Pod' } },
        freshness: { stale: true, reason: { code: 'forbidden' } },
      });
    });
    expect(harness.clock.elapsed()).toBeLessThanOrEqual(5 * 60_000);
    harness.server.faultOf = () => undefined;
    await harness.pass(34_000, 1_000);
    await live();
  });

  it('lists everything that a cluster forgot which was set back', async () => {
    const setBack = harness.server.backUp();
    harness.server.put('platformservices', rawPlatformService('later'));
    harness.server.put('platformservices', rawPlatformService('dns'));
    await waitUntil(() =>
      expect(harness.namesOf('PlatformService')).toEqual(['dns', 'later']),
    );
    harness.server.sendBookmarks();
    await harness.settle();
    setBack();
    await harness.pass(1_000);
    // Watches from the future stay silent.
    await waitUntil(() => expect(harness.server.openWatches).toBe(collections));
    await waitUntil(async () => {
      harness.server.sendBookmarks();
      await harness.pass(1_000);
      expect(harness.namesOf('PlatformService')).toEqual(['dns']);
    });
    // The silence was looked after at the latest.
    expect(harness.clock.elapsed()).toBeLessThanOrEqual(90_000);
  });

  it('goes on with a token that was renewed, without a failure', async () => {
    harness.server.faultOf = ({ authorization }) =>
      authorization === 'Bearer second' ? undefined : 401;
    harness.token = 'second';
    await harness.pass(40_000, 1_000);
    harness.server.dropConnections();
    await harness.pass(3_000);
    await live();
    expect(
      harness.server.requests
        .slice(collections)
        .every(({ authorization }) => authorization === 'Bearer second'),
    ).toBe(true);
  });

  it('says that it is not let in once both tokens are refused', async () => {
    harness.server.faultOf = () => 401;
    await harness.pass(40_000, 1_000);
    expect(harness.status).toMatchObject({
      state: 'unauthorized',
      freshness: { stale: true, reason: { code: 'unauthorized' } },
    });
    expect(harness.namesOf('PlatformService')).toEqual(['dns']);
  });

  it('waits as long as a server asks that is busy at the start', async () => {
    const asked = new Map<string, number>();
    const begin = harness.clock.elapsed();
    harness.server.dropConnections();
    harness.server.compact();
    harness.server.faultOf = ({ plural }) => {
      asked.set(plural, (asked.get(plural) ?? 0) + 1);
      return harness.clock.elapsed() - begin < 5_000 ? 429 : undefined;
    };
    await harness.pass(9_000);
    await live();
    // Not before the two seconds that each refusal asked for.
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(2 * 5);
    expect(harness.namesOf('PlatformService')).toEqual(['dns']);
  });

  it.each<[string, (type: string) => Fault | undefined]>([
    [
      'refuses every watch with a page',
      type => (type === 'watch' || type === 'stream' ? 'page' : undefined),
    ],
    [
      'ends every watch at once',
      type => (type === 'watch' ? 'end' : undefined),
    ],
    [
      'lets every watch expire',
      type => (type === 'watch' || type === 'stream' ? 410 : undefined),
    ],
    ['breaks every connection', () => 'reset'],
    ['fails at everything', () => 500],
    ['lets in nobody', () => 401],
    ['answers with pages', () => 'page'],
    ['answers half', () => 'cut'],
    [
      'tells of errors in every watch',
      type => (type === 'list' ? undefined : 'error-event'),
    ],
  ])('does not flood a server that %s', async (_name, faultOf) => {
    harness.server.faultOf = ({ type }) => faultOf(type);
    harness.server.dropConnections();
    await harness.pass(10_000);
    const before = harness.server.requests.length;
    const minutes = 2;
    await harness.pass(minutes * 60_000, 1_000);
    const perMinute = (harness.server.requests.length - before) / minutes;
    expect(perMinute / collections).toBeLessThanOrEqual(10);
    expect(harness.namesOf('PlatformService')).toEqual(['dns']);
    harness.server.faultOf = () => undefined;
    harness.server.put('platformservices', rawPlatformService('flux'));
    await waitUntil(async () => {
      await harness.pass(5_000, 1_000);
      harness.server.sendBookmarks();
      expect(harness.namesOf('PlatformService')).toEqual(['dns', 'flux']);
    });
    await waitUntil(async () => {
      await harness.pass(5_000, 1_000);
      harness.server.sendBookmarks();
      expect(harness.status.state).toBe('live');
      expect(harness.server.openWatches).toBe(collections);
    });
  });

  it('has no more connections after many that broke than before', async () => {
    const broken = () =>
      waitUntil(() =>
        expect(harness.clock.pending.filter(each => each === 80_000)).toEqual(
          [],
        ),
      );
    const open = () =>
      waitUntil(() =>
        expect(
          harness.clock.pending.filter(each => each === 80_000),
        ).toHaveLength(collections),
      );
    for (let round = 0; round < 30; round += 1) {
      harness.server.dropConnections();
      harness.server.put('platformservices', rawPlatformService('dns'));
      await broken();
      await harness.passQuickly(1_000);
      await open();
      harness.server.sendBookmarks();
      await harness.passQuickly(6_000);
    }
    await live();
    expect(harness.contentOf('PlatformService')).toEqual(
      harness.server.contentOf('platformservices'),
    );
    expect(
      harness.server.requests.filter(({ type }) => type !== 'watch').length,
    ).toBeLessThan(collections + 10);
    // Those of answered questions are kept for some seconds.
    await waitUntil(async () =>
      expect(await harness.server.countConnections()).toBe(collections),
    );
  });

  it.each([3_600_000, -3_600_000])(
    'is not moved by a clock that is set by %i',
    async milliseconds => {
      harness.clock.jump(milliseconds);
      await harness.settle();
      expect(harness.status.state).toBe('live');
      expect(harness.status.freshness.asOf).toBeLessThanOrEqual(
        harness.clock.now(),
      );
      harness.server.sendBookmarks();
      await harness.settle();
      await waitUntil(() =>
        expect(harness.status.asOf).toBe(harness.clock.now()),
      );
      const before = harness.server.requests.length;
      await harness.pass(60_000, 1_000);
      harness.server.sendBookmarks();
      expect(harness.server.requests.length - before).toBeLessThanOrEqual(2);
      harness.server.dropConnections();
      harness.server.put('platformservices', rawPlatformService('flux'));
      await harness.pass(3_000);
      await live();
      expect(harness.namesOf('PlatformService')).toEqual(['dns', 'flux']);
    },
  );
});
