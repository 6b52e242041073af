import assert from 'node:assert/strict';
import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../../__testUtils__/ManualClock';
import {
  answer,
  loginPage,
  Script,
  ScriptedApiServer,
  watch,
} from '../../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { PoolTransport } from '../../clusters';
import { KindDiscovery } from '../discovery';
import { createSurroundingKinds, WantedKind } from '../kinds';
import { KindState } from '../state';
import { KindWatcher } from './KindWatcher';

jest.setTimeout(60_000);

const group = 'clusters.openmcp.cloud';
const notFound = answer(404, '404 page not found\n', {
  'content-type': 'text/plain',
});
const clusterKind = createSurroundingKinds().fixed.find(
  ({ kind }) => kind === 'Cluster',
)!;

function groupsWith(...versions: string[]): Script {
  return answer(200, {
    kind: 'APIGroupList',
    groups: [{ name: group, versions: versions.map(version => ({ version })) }],
  });
}

const resources = answer(200, {
  kind: 'APIResourceList',
  resources: [{ name: 'clusters', kind: 'Cluster', verbs: ['list', 'watch'] }],
});

function listOf(...names: string[]): Script {
  return answer(200, {
    kind: 'ClusterList',
    apiVersion: `${group}/v1`,
    metadata: { resourceVersion: '10' },
    items: names.map(name => ({
      metadata: { name, uid: `uid-${name}`, resourceVersion: '5' },
      spec: { purposes: [name] },
    })),
  });
}

describe('KindWatcher', () => {
  let server: ScriptedApiServer;
  let transport: PoolTransport;
  let clock: ManualClock;
  let watcher: KindWatcher;
  let states: Array<KindState['state']>;
  let keys: Set<string>;
  let paths: Record<string, Script>;
  const controllers: AbortController[] = [];
  let ended: Promise<void> | undefined;

  beforeEach(async () => {
    server = await ScriptedApiServer.start();
    transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    clock = new ManualClock();
    states = [];
    keys = new Set();
    paths = {};
    server.lists = [
      (response, request) =>
        (paths[request.url.pathname] ?? notFound)(response, request),
    ];
    // Streamed lists are not asked for; the path decides about watches as well.
    server.watches = [
      (response, request) => {
        const isServed = paths[request.url.pathname] !== undefined;
        const script = request.url.searchParams.has('sendInitialEvents')
          ? answer(422, { kind: 'Status', code: 422 })
          : watch([], 'stay');
        (isServed ? script : notFound)(response, request);
      },
    ];
  });

  afterEach(async () => {
    controllers.splice(0).forEach(controller => controller.abort());
    await ended;
    await transport.close();
    await server.stop();
    clock.requireNoTimers();
  });

  function start(kind: WantedKind): void {
    watcher = new KindWatcher({
      kind,
      namespaces: [undefined],
      discovery: new KindDiscovery({ transport, clock }),
      transport,
      logger: mockServices.logger.mock(),
      clock,
      random: () => 0.5,
      hasAnsweredSince: () => false,
      listener: {
        onChanges: changes =>
          changes.forEach(change =>
            change.type === 'put'
              ? keys.add(change.key)
              : keys.delete(change.key),
          ),
        onState: ({ state }) => states.push(state),
      },
    });
    const controller = new AbortController();
    controllers.push(controller);
    ended = watcher.run(controller.signal);
  }

  function asked(path: string): number {
    return server.requests.filter(({ pathname }) => pathname === path).length;
  }

  /** Lets the pause before the next request pass. */
  async function goOn(): Promise<number> {
    const delay = await waitUntil(() => {
      const [pause, ...others] = clock.pending;
      assert.deepEqual(others, []);
      assert(pause !== undefined && pause !== 15_000);
      return pause;
    });
    clock.advance(delay);
    return delay;
  }

  async function inState(state: KindState['state']): Promise<KindState> {
    return waitUntil(() => {
      assert.equal(watcher.states[0].state, state);
      return watcher.states[0];
    });
  }

  it('asks for the version that it can read without a question before', async () => {
    paths[`/apis/${group}/v1alpha1/clusters`] = answer(200, {
      kind: 'ClusterList',
      apiVersion: `${group}/v1alpha1`,
      metadata: { resourceVersion: '10' },
      items: [],
    });
    start(clusterKind);
    await inState('readable');
    expect(asked('/apis')).toBe(0);
  });

  it('takes another version when the one that it can read is not served', async () => {
    server.groups = groupsWith('v1');
    paths[`/apis/${group}/v1`] = resources;
    paths[`/apis/${group}/v1/clusters`] = listOf('platform');
    start(clusterKind);
    await inState('readable');
    expect([...keys]).toEqual(['platform']);
    // That the kind is not installed was never said.
    expect(states).toEqual(['readable']);
  });

  it.each([
    ['a page that asks to log on', loginPage, 'failed'],
    ['"not found" of something else', notFound, 'failed'],
    ['a missing right', answer(403, {}), 'forbidden'],
  ] as const)(
    'does not say that a kind is missing because of %s',
    async (_what, groups, state) => {
      server.groups = groups;
      start({ ...clusterKind, version: undefined, plural: undefined });
      const { asOf, reason } = await inState(state);
      expect(asOf).toBeUndefined();
      expect(reason).toBeDefined();
      expect(states).toEqual([state]);

      server.groups = groupsWith('v1');
      paths[`/apis/${group}/v1`] = resources;
      paths[`/apis/${group}/v1/clusters`] = listOf('platform');
      await waitUntil(() => {
        clock.advance(1_000);
        expect(watcher.states[0].state).toBe('readable');
      });
      expect([...keys]).toEqual(['platform']);
    },
  );

  it('does not flood an API server that names a kind and does not serve it', async () => {
    server.groups = groupsWith('v1');
    paths[`/apis/${group}/v1`] = resources;
    const list = `/apis/${group}/v1/clusters`;
    start({ ...clusterKind, version: undefined, plural: undefined });
    const { reason } = await inState('failed');
    expect(reason?.code).toBe('not-found');
    let waited = 0;
    for (let round = 0; round < 8; round += 1) {
      waited += await goOn();
    }
    // The waits grow up to half a minute.
    expect(waited).toBeGreaterThan(60_000);
    // Each time as a stream and as a list.
    expect(asked(list)).toBeLessThanOrEqual(2 * 9);

    paths[list] = listOf('platform');
    await waitUntil(() => {
      clock.advance(1_000);
      expect(watcher.states[0].state).toBe('readable');
    });
  });

  it('looks more than once after a sign, because discovery comes late', async () => {
    server.groups = answer(200, { kind: 'APIGroupList', groups: [] });
    start({ ...clusterKind, version: undefined, plural: undefined });
    await inState('not-installed');
    expect(await goOn()).toBeGreaterThanOrEqual(30_000);
    // The pause of half a minute has begun again; the sign ends it.
    await waitUntil(() => expect(clock.pending).toEqual([33_000]));
    watcher.lookAgain();
    expect([await goOn(), await goOn()]).toEqual([1_000, 2_000]);
    await waitUntil(() => expect(clock.pending).toEqual([4_000]));
    server.groups = groupsWith('v1');
    paths[`/apis/${group}/v1`] = resources;
    paths[`/apis/${group}/v1/clusters`] = listOf('platform');
    expect(await goOn()).toBe(4_000);
    await inState('readable');
  });

  it('goes back to looking rarely when the sign meant something else', async () => {
    server.groups = answer(200, { kind: 'APIGroupList', groups: [] });
    start({ ...clusterKind, version: undefined, plural: undefined });
    await inState('not-installed');
    await waitUntil(() => expect(clock.pending).toEqual([33_000]));
    watcher.lookAgain();
    const waits = [];
    for (let round = 0; round < 6; round += 1) {
      waits.push(await goOn());
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 33_000, 33_000]);
  });

  it('hurries when the API server answers again, but not all the time', async () => {
    server.groups = answer(503, 'no', { 'content-type': 'text/plain' });
    start({ ...clusterKind, version: undefined, plural: undefined });
    await inState('failed');
    await waitUntil(() => expect(clock.pending).toHaveLength(1));
    watcher.retryConnection();
    await waitUntil(() => expect(asked('/apis')).toBe(2));
    await waitUntil(() => expect(clock.pending).toHaveLength(1));
    watcher.retryConnection();
    watcher.retryConnection();
    await new Promise(resolve => setImmediate(resolve));
    expect(asked('/apis')).toBe(2);
  });
});
