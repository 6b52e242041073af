import assert from 'node:assert/strict';
import { ManualClock } from '../__testUtils__/ManualClock';
import {
  rawDeployment,
  rawEvent,
  rawInitJob,
  rawPlatformService,
  rawPod,
} from '../__testUtils__/rawObjects';
import { waitUntil } from '../__testUtils__/waitUntil';
import { createWatchedKinds, ObjectChange, readObject } from '../watch';
import { TransientAttemptMemory } from './attempts';
import { ClusterStore } from './ClusterStore';
import { Change } from './feed';
import { describeWorkload } from './InstallationSnapshot';
import { ObjectIndex } from './ObjectIndex';

const kinds = createWatchedKinds();

function put(raw: { kind: string }): ObjectChange {
  const kind = kinds.find(each => each.kind === raw.kind)!;
  const object = readObject(kind, raw)!;
  if (object.kept === 'broken') {
    throw new Error(`This ${raw.kind} cannot be read`);
  }
  const { key, uid, resourceVersion, kept } = object;
  return { type: 'put', key, known: { uid, resourceVersion }, kept };
}

function remove(raw: { metadata: { uid: string } }): ObjectChange {
  return { type: 'remove', key: '', uid: raw.metadata.uid };
}

describe('ClusterStore', () => {
  let clock: ManualClock;
  let changes: Change[][];
  let store: ClusterStore;

  let memory: TransientAttemptMemory;
  let errors: unknown[];

  beforeEach(() => {
    clock = new ManualClock();
    changes = [];
    memory = new TransientAttemptMemory();
    store = new ClusterStore({
      cluster: 'alpha',
      memory,
      clock,
      onChanges: told => changes.push(told),
      onError: error => errors.push(error),
    });
    errors = [];
  });

  afterEach(() => {
    store.close();
    assert.deepEqual(errors, []);
    clock.requireNoTimers();
  });

  function names(batch: Change[] | undefined) {
    return (batch ?? []).map(
      change =>
        `${change.type === 'installation' ? change.name : ''}${
          change.type !== 'catalog' && change.removed ? ' removed' : ''
        }`,
    );
  }

  /** Of how many changes: a busy machine may tell them in several batches. */
  async function toldOf(count: number) {
    await waitUntil(() => expect(changes.flat()).toHaveLength(count));
  }

  function getDns() {
    return store.get('PlatformService', 'dns');
  }

  const dns = rawPlatformService('dns');

  it('brings the objects of an installation together, whatever comes first', async () => {
    store.apply([
      put(rawPod('dns')),
      put(rawDeployment('dns')),
      put(rawInitJob('dns', { succeeded: 1 })),
      put(dns),
    ]);
    await toldOf(1);
    expect(names(changes[0])).toEqual(['dns']);
    expect(getDns()?.status).toMatchObject({
      health: 'Healthy',
      podsReady: 1,
      podsWanted: 1,
    });
    expect(getDns()?.objects).toMatchObject({
      jobs: [{ uid: 'uid-job-dns' }],
      deployments: [{ uid: 'uid-deployment-dns' }],
      pods: [{ uid: 'uid-pod-dns' }],
    });
  });

  it('shows no installation without its provider object', async () => {
    store.apply([put(rawDeployment('dns'))]);
    store.apply([put(rawPlatformService('flux'))]);
    await toldOf(1);
    expect([...store.list()].map(({ name }) => name)).toEqual(['flux']);
  });

  it('derives only what changed', async () => {
    store.apply([put(dns), put(rawPlatformService('flux'))]);
    await toldOf(2);
    const flux = store.get('PlatformService', 'flux');
    store.apply([put(rawDeployment('dns', 0))]);
    await toldOf(3);
    expect(names(changes.at(-1))).toEqual(['dns']);
    expect(store.get('PlatformService', 'flux')).toBe(flux);
  });

  it('tells nothing when nothing that is kept changed', async () => {
    store.apply([put(dns), put(rawDeployment('dns'))]);
    await toldOf(1);
    const before = getDns();
    const touched = {
      ...dns,
      metadata: {
        ...dns.metadata,
        resourceVersion: '99',
        managedFields: [{ manager: 'someone', time: '2026-01-01T10:00:00Z' }],
      },
    };
    store.apply([put(touched)]);
    store.apply([put(rawPlatformService('flux'))]);
    await toldOf(2);
    expect(names(changes[1])).toEqual(['flux']);
    expect(getDns()).toBe(before);
  });

  it('leaves an old snapshot as it was', async () => {
    store.apply([put(dns), put(rawDeployment('dns'))]);
    await toldOf(1);
    const before = getDns()!;
    const copy = JSON.stringify(before);
    store.apply([remove(rawDeployment('dns')), put(rawPod('dns'))]);
    await toldOf(2);
    expect(getDns()).not.toBe(before);
    expect(JSON.stringify(before)).toBe(copy);
  });

  it('tells that an installation is gone', async () => {
    store.apply([put(dns), put(rawDeployment('dns'))]);
    await toldOf(1);
    store.apply([remove(dns)]);
    await toldOf(2);
    expect(names(changes[1])).toEqual(['dns removed']);
    expect(getDns()).toBeUndefined();
  });

  it('takes an object of the same name for another one', async () => {
    store.apply([put(dns)]);
    await toldOf(1);
    const successor = rawPlatformService('dns', { uid: 'another' });
    store.apply([remove(dns), put(successor)]);
    await toldOf(2);
    expect(names(changes[1])).toEqual(['dns']);
    expect(getDns()?.objects.provider.uid).toBe('another');
  });

  it('takes another provider object in place of one whose end was never told', async () => {
    store.apply([put(dns), put(rawDeployment('dns'))]);
    await toldOf(1);
    store.apply([put(rawPlatformService('dns', { uid: 'another' }))]);
    await toldOf(2);
    store.apply([remove(dns), put(rawPlatformService('flux'))]);
    await toldOf(3);
    expect(getDns()?.objects.provider.uid).toBe('another');
  });

  it('moves an object to the installation that it says it belongs to', async () => {
    const eso = rawPlatformService('eso');
    store.apply([put(dns), put(eso), put(rawDeployment('dns'))]);
    await toldOf(2);
    const { uid } = rawDeployment('dns').metadata;
    const moved = rawDeployment('eso');
    moved.metadata.uid = uid;
    store.apply([put(moved)]);
    await toldOf(4);
    expect(getDns()?.objects.deployments).toEqual([]);
    expect(
      store.get('PlatformService', 'eso')?.objects.deployments,
    ).toMatchObject([{ uid }]);
  });

  it('says of each Pod what was so at the moment of the snapshot', async () => {
    store.apply([put(dns), put(rawDeployment('dns')), put(rawPod('dns'))]);
    await toldOf(1);
    const before = getDns()!;
    const said = describeWorkload(before);
    expect(said).toMatchObject({
      deployment: { uid: 'uid-deployment-dns', ready: 1 },
      pods: [{ uid: 'uid-pod-dns', health: 'Healthy' }],
    });
    store.apply([remove(rawPod('dns'))]);
    await toldOf(2);
    expect(describeWorkload(getDns()!).pods).toEqual([]);
    expect(describeWorkload(before)).toEqual(said);
  });

  it('marks what was derived without some kinds as partial', async () => {
    store.setUnreadKinds(['Pod']);
    store.apply([put(dns), put(rawDeployment('dns'))]);
    await toldOf(1);
    expect(getDns()?.status).toMatchObject({
      partial: true,
      unreadKinds: ['Pod'],
    });
    store.setUnreadKinds([]);
    await toldOf(2);
    expect(getDns()?.status.partial).toBe(false);
  });

  it('remembers a failed attempt whose Job came and went at once', async () => {
    store.apply([
      put(rawPlatformService('dns', { phase: 'Progressing' })),
      put(rawInitJob('dns', { uid: 'first', failed: 1 })),
      remove(rawInitJob('dns', { uid: 'first' })),
      put(rawInitJob('dns', { uid: 'second' })),
    ]);
    await toldOf(1);
    expect(getDns()?.status.init).toMatchObject({
      state: 'failing',
      failedAttempts: 1,
      jobUid: 'second',
    });
  });

  it('finds the events of an installation by uid, owner and name', async () => {
    store.apply([
      put(rawEvent('early', { kind: 'Pod', uid: 'uid-pod-dns' })),
      put(rawEvent('stranger', { kind: 'Node', uid: 'uid-node' })),
      put(dns),
      put(rawPod('dns')),
      put(
        rawEvent('by-owner', {
          kind: 'ReplicaSet',
          uid: 'uid-replica-set-dns',
        }),
      ),
      put(
        rawEvent('by-name', {
          kind: 'Job',
          name: 'ps-dns-init',
          uid: 'long-gone',
        }),
      ),
    ]);
    await toldOf(1);
    expect(
      getDns()
        ?.objects.events.map(({ name }) => name)
        .sort(),
    ).toEqual(['by-name', 'by-owner', 'early']);
  });

  it('reads many objects in little time while events of strangers wait', async () => {
    const find = jest.spyOn(ObjectIndex.prototype, 'byUid');
    const strangers = Array.from({ length: 1_000 }, (_, index) =>
      put(rawEvent(`event-${index}`, { kind: 'Node', uid: `node-${index}` })),
    );
    store.apply([
      ...strangers,
      put(rawEvent('early', { kind: 'Pod', uid: 'uid-pod-dns' })),
      put(rawPod('dns')),
      put(dns),
      ...Array.from({ length: 200 }, (_, index) =>
        put(rawPlatformService(`service-${index}`)),
      ),
    ]);
    await toldOf(201);
    expect(getDns()?.objects.events).toMatchObject([{ name: 'early' }]);
    // Once when each came, and not once more for each object.
    expect(find.mock.calls.length).toBeLessThan(50_000);
    find.mockRestore();
  });

  it('keeps the events of a Pod that is gone', async () => {
    store.apply([
      put(dns),
      put(rawPod('dns')),
      remove(rawPod('dns')),
      put(rawEvent('late', { kind: 'Pod', uid: 'uid-pod-dns' })),
    ]);
    await toldOf(1);
    expect(getDns()?.objects.events).toHaveLength(1);
  });

  it('keeps the newest fifty events, newest first', async () => {
    const minute = (index: number) =>
      new Date(Date.parse('2026-01-01T00:00:00Z') + index * 60_000)
        .toISOString()
        .replace('.000', '');
    store.apply([
      put(dns),
      ...Array.from({ length: 80 }, (_, index) =>
        put(
          rawEvent(
            `event-${index}`,
            { kind: 'PlatformService', name: 'dns', uid: 'uid-dns' },
            { lastTimestamp: minute(index) },
          ),
        ),
      ),
    ]);
    await toldOf(1);
    const events = getDns()!.objects.events;
    expect(events).toHaveLength(50);
    expect(events[0].name).toBe('event-79');
    expect(events[49].name).toBe('event-30');
  });

  it('derives again when more is remembered than before', async () => {
    const uninitialized = rawPlatformService('dns', { phase: 'Progressing' });
    store.apply([put(uninitialized)]);
    await toldOf(1);
    expect(getDns()?.status.init.failedAttempts).toBe(0);
    memory.remember('alpha', {
      providerUid: 'uid-dns',
      generation: getDns()!.objects.provider.generation,
      failed: 5,
      jobs: [{ uid: 'uid-job', failed: 5 }],
      formerJobUids: [],
    });
    store.rederive();
    await toldOf(2);
    expect(getDns()?.status.init.failedAttempts).toBe(5);
    store.rederive();
    store.apply([put(rawPlatformService('eso'))]);
    await toldOf(3);
    expect(names(changes.flat()).at(-1)).toBe('eso');
  });

  it('derives again when time alone changes something', async () => {
    // It restarted three seconds ago and runs again; that is no recovery yet.
    const raw = rawPod('dns', {
      containerStatus: {
        restartCount: 9,
        state: { running: { startedAt: '2026-01-01T11:59:57Z' } },
        lastState: {
          terminated: {
            exitCode: 1,
            reason: 'Error',
            startedAt: '2026-01-01T11:59:40Z',
            finishedAt: '2026-01-01T11:59:50Z',
          },
        },
      },
    });
    store.apply([put(dns), put(rawDeployment('dns')), put(raw)]);
    await toldOf(1);
    expect(getDns()?.status.health).toBe('Degraded');
    clock.advance(15 * 60_000);
    await waitUntil(() => expect(getDns()?.status.health).toBe('Healthy'));
    expect(names(changes.at(-1))).toEqual(['dns']);
  });

  describe('and what cannot be understood', () => {
    /** A Pod as no version of the parser makes it. */
    function strangePod(): ObjectChange {
      const change = put(rawPod('dns'));
      if (change.type !== 'put' || change.kept?.type !== 'pod') {
        throw new Error('This is no Pod');
      }
      const object = { ...change.kept.object, containers: undefined! };
      return { ...change, kept: { type: 'pod', object } };
    }

    const unreadable = {
      health: 'Unknown',
      summary: { code: 'not-readable', params: { kinds: 'PlatformService' } },
      partial: true,
    };

    it('shows an installation whose status cannot be derived', async () => {
      store.apply([strangePod(), put(dns), put(rawPlatformService('flux'))]);
      await toldOf(2);
      expect(store.isSettling).toBe(false);
      expect(getDns()).toMatchObject({
        status: { ...unreadable, image: { wanted: dns.spec.image } },
        objects: { provider: { uid: dns.metadata.uid }, pods: [] },
      });
      expect(describeWorkload(getDns()!).pods).toEqual([]);
      expect(errors.splice(0)).not.toEqual([]);

      // The rest goes on, and it is well again without the Pod.
      store.apply([remove(rawPod('dns')), put(rawDeployment('flux'))]);
      await waitUntil(() =>
        expect(getDns()?.status.summary.code).not.toBe('not-readable'),
      );
    });

    it('shows an installation whose object is nothing but identified', async () => {
      const change = put(dns);
      if (change.type !== 'put' || change.kept?.type !== 'provider') {
        throw new Error('This is no provider');
      }
      const { kept } = change;
      store.apply([{ ...change, kept: { ...kept, unreadable: true } }]);
      await toldOf(1);
      expect(getDns()?.status).toMatchObject(unreadable);
      // It says the same, and now it is believed.
      store.apply([change]);
      await waitUntil(() =>
        expect(getDns()?.status.summary.code).not.toBe('not-readable'),
      );
      // And is not any more, also where it was understood before.
      store.apply([{ ...change, kept: { ...kept, unreadable: true } }]);
      await waitUntil(() => expect(getDns()?.status).toMatchObject(unreadable));
      store.apply([remove(dns)]);
      await waitUntil(() => expect(getDns()).toBeUndefined());
    });
  });

  it('works through a burst without blocking and loses nothing', async () => {
    const burst = Array.from({ length: 5_000 }, (_, index) =>
      put(rawPlatformService(`service-${index}`)),
    );
    store.apply(burst);
    let turns = 0;
    await waitUntil(async () => {
      turns += 1;
      expect([...store.list()]).toHaveLength(5_000);
    });
    expect(changes.length).toBeGreaterThan(1);
    expect(changes.flat()).toHaveLength(5_000);
    expect(turns).toBeGreaterThan(1);
    // A machine that does much else takes some seconds for so many.
  }, 20_000);
});
