import {
  clusterGroup as group,
  clusterKind,
  clusterResources as resources,
  clustersWith,
  groupsWith,
  KindHarness,
  noGroups,
  notFound,
} from '../../__testUtils__/KindHarness';
import { answer, loginPage } from '../../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../../__testUtils__/waitUntil';

jest.setTimeout(60_000);

describe('KindWatcher', () => {
  let harness: KindHarness;

  beforeEach(async () => {
    harness = await KindHarness.create();
  });

  afterEach(() => harness.stop());

  it('asks for the version that it can read without a question before', async () => {
    harness.paths[`/apis/${group}/v1alpha1/clusters`] = answer(200, {
      kind: 'ClusterList',
      apiVersion: `${group}/v1alpha1`,
      metadata: { resourceVersion: '10' },
      items: [],
    });
    harness.start(clusterKind);
    await harness.inState('readable');
    expect(harness.asked('/apis')).toBe(0);
  });

  it('takes another version when the one that it can read is not served', async () => {
    harness.server.groups = groupsWith('v1');
    harness.paths[`/apis/${group}/v1`] = resources;
    harness.paths[`/apis/${group}/v1/clusters`] = clustersWith({
      platform: 'platform',
    });
    harness.start(clusterKind);
    await harness.inState('readable');
    expect(harness.names).toEqual(['platform']);
    // That the kind is not installed was never said.
    expect(harness.states).toEqual(['readable']);
  });

  it.each([
    ['a page that asks to log on', loginPage, 'failed'],
    ['"not found" of something else', notFound, 'failed'],
    ['a missing right', answer(403, {}), 'forbidden'],
  ] as const)(
    'does not say that a kind is missing because of %s',
    async (_what, groups, state) => {
      harness.server.groups = groups;
      harness.start({ ...clusterKind, version: undefined, plural: undefined });
      const { asOf, reason } = await harness.inState(state);
      expect(asOf).toBeUndefined();
      expect(reason).toBeDefined();
      expect(harness.states).toEqual([state]);

      harness.server.groups = groupsWith('v1');
      harness.paths[`/apis/${group}/v1`] = resources;
      harness.paths[`/apis/${group}/v1/clusters`] = clustersWith({
        platform: 'platform',
      });
      await waitUntil(() => {
        harness.clock.advance(1_000);
        expect(harness.watcher.states[0].state).toBe('readable');
      });
      expect(harness.names).toEqual(['platform']);
    },
  );

  it('does not flood an API server that names a kind and does not serve it', async () => {
    harness.server.groups = groupsWith('v1');
    harness.paths[`/apis/${group}/v1`] = resources;
    const list = `/apis/${group}/v1/clusters`;
    harness.start({ ...clusterKind, version: undefined, plural: undefined });
    const { reason } = await harness.inState('failed');
    expect(reason?.code).toBe('not-found');
    let waited = 0;
    for (let round = 0; round < 8; round += 1) {
      waited += await harness.goOn();
    }
    // The waits grow up to half a minute.
    expect(waited).toBeGreaterThan(60_000);
    // Each time as a stream and as a list.
    expect(harness.asked(list)).toBeLessThanOrEqual(2 * 9);

    harness.paths[list] = clustersWith({ platform: 'platform' });
    await waitUntil(() => {
      harness.clock.advance(1_000);
      expect(harness.watcher.states[0].state).toBe('readable');
    });
  });

  it('looks more than once after a sign, because discovery comes late', async () => {
    harness.server.groups = noGroups;
    harness.start({ ...clusterKind, version: undefined, plural: undefined });
    await harness.inState('not-installed');
    expect(await harness.goOn()).toBeGreaterThanOrEqual(30_000);
    // The pause of half a minute has begun again; the sign ends it.
    await waitUntil(() => expect(harness.clock.pending).toEqual([33_000]));
    harness.watcher.lookAgain();
    expect([await harness.goOn(), await harness.goOn()]).toEqual([
      1_000, 2_000,
    ]);
    await waitUntil(() => expect(harness.clock.pending).toEqual([4_000]));
    harness.server.groups = groupsWith('v1');
    harness.paths[`/apis/${group}/v1`] = resources;
    harness.paths[`/apis/${group}/v1/clusters`] = clustersWith({
      platform: 'platform',
    });
    expect(await harness.goOn()).toBe(4_000);
    await harness.inState('readable');
  });

  it('goes back to looking rarely when the sign meant something else', async () => {
    harness.server.groups = noGroups;
    harness.start({ ...clusterKind, version: undefined, plural: undefined });
    await harness.inState('not-installed');
    await waitUntil(() => expect(harness.clock.pending).toEqual([33_000]));
    harness.watcher.lookAgain();
    const waits = [];
    for (let round = 0; round < 6; round += 1) {
      waits.push(await harness.goOn());
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 33_000, 33_000]);
  });

  it('hurries when the API server answers again, but not all the time', async () => {
    harness.server.groups = answer(503, 'no', { 'content-type': 'text/plain' });
    harness.start({ ...clusterKind, version: undefined, plural: undefined });
    await harness.inState('failed');
    await waitUntil(() => expect(harness.clock.pending).toHaveLength(1));
    harness.watcher.retryConnection();
    await waitUntil(() => expect(harness.asked('/apis')).toBe(2));
    await waitUntil(() => expect(harness.clock.pending).toHaveLength(1));
    harness.watcher.retryConnection();
    harness.watcher.retryConnection();
    await new Promise(resolve => setImmediate(resolve));
    expect(harness.asked('/apis')).toBe(2);
  });
});
