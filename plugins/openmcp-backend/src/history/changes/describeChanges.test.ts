import { createSnapshot } from '../../__testUtils__/snapshots';
import { InstallationSnapshot } from '../../store';
import { describeChanges } from './describeChanges';

const now = Date.parse('2026-01-01T12:00:00Z');

/** What is told after the last of some states that follow one another. */
function changesAfter(...snapshots: InstallationSnapshot[]) {
  let told: ReturnType<typeof describeChanges> | undefined;
  snapshots.forEach((snapshot, index) => {
    told = describeChanges(snapshot, told?.known, now + index * 1_000);
  });
  return told!.changes.map(({ type, before, after, at }) => ({
    type,
    before,
    after,
    at: new Date(at).toISOString(),
  }));
}

function withUid(snapshot: InstallationSnapshot, uid: string) {
  const { objects } = snapshot;
  return {
    ...snapshot,
    objects: { ...objects, provider: { ...objects.provider, uid } },
  };
}

function withInit(
  snapshot: InstallationSnapshot,
  failedAttempts: number,
  generation: number = 1,
): InstallationSnapshot {
  const { objects, status } = snapshot;
  return {
    ...snapshot,
    objects: { ...objects, provider: { ...objects.provider, generation } },
    status: {
      ...status,
      init: {
        state: 'failing',
        failedAttempts,
        lastFailure: { at: '2026-01-01T11:59:50Z', exitCode: 1 },
      },
    },
  };
}

/** As it is when nothing of it was understood. */
function withoutUnderstanding(
  snapshot: InstallationSnapshot,
): InstallationSnapshot {
  const { objects, status } = snapshot;
  return {
    ...snapshot,
    objects: { ...objects, unreadKinds: [snapshot.kind] },
    status: {
      ...status,
      health: 'Unknown',
      image: { wanted: '', running: [], differs: false },
    },
  };
}

describe('describeChanges', () => {
  const healthy = createSnapshot('alpha', 'dns', { running: ['v1'] });

  it('takes no try for a beginning before it knows of those that went before', () => {
    const trying = withInit(
      createSnapshot('alpha', 'dns', { health: 'Progressing' }),
      0,
    );
    const known = (areAttemptsKnown: boolean, snapshot = trying) =>
      describeChanges(snapshot, undefined, now, areAttemptsKnown).known.health;
    expect(known(false)).toBeUndefined();
    expect(known(true)).toBe('Progressing');
    // What is initialised needs no memory.
    expect(known(false, healthy)).toBe('Healthy');
  });

  it('tells of nothing because an installation cannot be understood', () => {
    const unreadable = withoutUnderstanding(healthy);
    expect(changesAfter(healthy, unreadable)).toEqual([]);
    expect(changesAfter(healthy, unreadable, healthy)).toEqual([]);
    const afterStart = changesAfter(unreadable);
    expect(afterStart.map(({ type }) => type)).toEqual(['created']);
    expect(
      changesAfter(unreadable, healthy).map(({ type, before }) => ({
        type,
        before,
      })),
    ).toEqual([
      { type: 'health', before: undefined },
      { type: 'image-wanted', before: undefined },
      { type: 'image-running', before: undefined },
    ]);
  });

  it('begins with the creation, and with what is there', () => {
    expect(changesAfter(healthy)).toEqual([
      {
        type: 'created',
        before: undefined,
        after: 'ghcr.io/acme/dns:v1.0.0',
        at: '2026-01-01T00:00:00.000Z',
      },
      expect.objectContaining({ type: 'health', after: 'Healthy' }),
      expect.objectContaining({ type: 'image-wanted' }),
      expect.objectContaining({ type: 'image-running', after: 'v1' }),
    ]);
  });

  it('tells nothing when nothing changed', () => {
    expect(changesAfter(healthy, healthy)).toEqual([]);
  });

  it('takes the time of a health from the objects', () => {
    const degraded = createSnapshot('alpha', 'dns', {
      running: ['v1'],
      health: 'Degraded',
      since: '2026-01-01T12:00:00.500Z',
    });
    expect(changesAfter(healthy, degraded)).toEqual([
      {
        type: 'health',
        before: 'Healthy',
        after: 'Degraded',
        at: '2026-01-01T12:00:00.500Z',
      },
    ]);
  });

  it.each([
    ['was before the health that went before', '2026-01-01T08:00:00Z'],
    ['is yet to come', '2027-01-01T00:00:00Z'],
    ['is no time', 'not-a-date'],
    ['is missing', undefined],
  ])('takes the present when the time %s', (_, since) => {
    const degraded = createSnapshot('alpha', 'dns', {
      running: ['v1'],
      health: 'Degraded',
      since,
    });
    expect(changesAfter(healthy, degraded)).toMatchObject([
      { type: 'health', at: '2026-01-01T12:00:01.000Z' },
    ]);
  });

  it('tells of images, but not of containers that are down for a moment', () => {
    const wanted = createSnapshot('alpha', 'dns', {
      image: 'ghcr.io/acme/dns:v2.0.0',
      running: ['v1'],
    });
    const down = createSnapshot('alpha', 'dns', {
      image: 'ghcr.io/acme/dns:v2.0.0',
    });
    const running = createSnapshot('alpha', 'dns', {
      image: 'ghcr.io/acme/dns:v2.0.0',
      running: ['v2'],
    });
    expect(changesAfter(healthy, wanted)).toMatchObject([
      {
        type: 'image-wanted',
        before: 'ghcr.io/acme/dns:v1.0.0',
        after: 'ghcr.io/acme/dns:v2.0.0',
      },
    ]);
    expect(changesAfter(healthy, wanted, down)).toEqual([]);
    expect(changesAfter(healthy, wanted, down, wanted)).toEqual([]);
    expect(changesAfter(healthy, wanted, down, running)).toMatchObject([
      { type: 'image-running', before: 'v1', after: 'v2' },
    ]);
  });

  it('takes a health of which nothing could be read for none', () => {
    const unread = createSnapshot('alpha', 'dns', {
      running: ['v1'],
      health: 'Unknown',
    });
    const { status } = unread;
    const unreadable = {
      ...unread,
      status: {
        ...status,
        summary: { ...status.summary, code: 'not-readable' as const },
      },
    };
    expect(changesAfter(healthy, unreadable)).toEqual([]);
    expect(changesAfter(healthy, unreadable, healthy)).toEqual([]);
    expect(changesAfter(healthy, unread)).toHaveLength(1);
  });

  it('counts attempts within a generation', () => {
    const attempts = (...counts: Array<[number, number]>) =>
      changesAfter(
        ...counts.map(([failed, generation]) =>
          withInit(healthy, failed, generation),
        ),
      ).filter(({ type }) => type === 'init-failed');
    expect(attempts([0, 1], [1, 1])).toEqual([
      {
        type: 'init-failed',
        before: '0',
        after: '1',
        at: '2026-01-01T11:59:50.000Z',
      },
    ]);
    expect(attempts([1, 1], [1, 1])).toEqual([]);
    expect(attempts([1, 1], [3, 1])).toMatchObject([
      { before: '1', after: '3' },
    ]);
    expect(attempts([3, 1], [0, 2])).toEqual([]);
    expect(attempts([3, 1], [0, 2], [1, 2])).toMatchObject([
      { before: '0', after: '1' },
    ]);
  });

  describe('of a ServiceProvider', () => {
    const foo = { group: 'x.io', version: 'v1', kind: 'Foo' };
    const bar = { group: 'x.io', version: 'v1', kind: 'Bar' };
    const core = { group: '', version: 'v1', kind: 'Quota' };

    function provider(
      resources: Array<typeof foo>,
      status: { phase?: string; observedGeneration?: number } = {
        phase: 'SomethingNew',
      },
      kind: 'ServiceProvider' | 'PlatformService' = 'ServiceProvider',
    ): InstallationSnapshot {
      const snapshot = createSnapshot('alpha', 'dns', { kind });
      const { objects } = snapshot;
      return {
        ...snapshot,
        objects: {
          ...objects,
          provider: {
            ...objects.provider,
            status: { ...objects.provider.status, resources, ...status },
          },
        },
      };
    }

    function kindsAfter(...snapshots: InstallationSnapshot[]) {
      return changesAfter(...snapshots)
        .filter(({ type }) => type === 'registered-kinds')
        .map(({ before, after }) => ({ before, after }));
    }

    it('tells which kinds it has registered, and that they went', () => {
      expect(kindsAfter(provider([foo, core]))).toEqual([
        { before: undefined, after: 'Foo (x.io/v1), Quota (v1)' },
      ]);
      expect(kindsAfter(provider([foo]), provider([]))).toEqual([
        { before: 'Foo (x.io/v1)', after: '' },
      ]);
      expect(kindsAfter(provider([]), provider([foo]))).toEqual([
        { before: '', after: 'Foo (x.io/v1)' },
      ]);
    });

    it('takes another order, and repetitions, for the same kinds', () => {
      expect(
        kindsAfter(provider([foo, bar]), provider([bar, foo, bar])),
      ).toEqual([]);
    });

    it('knows of none before the operator has written a status', () => {
      const unwritten = provider([], {
        phase: undefined,
        observedGeneration: undefined,
      });
      expect(kindsAfter(unwritten)).toEqual([]);
      expect(kindsAfter(provider([foo]), unwritten, provider([foo]))).toEqual(
        [],
      );
    });

    it('says nothing of the kinds of other installations', () => {
      expect(
        kindsAfter(
          provider([foo], {}, 'PlatformService'),
          provider([], {}, 'PlatformService'),
        ),
      ).toEqual([]);
    });
  });

  it('tells that another object has the name now', () => {
    expect(changesAfter(healthy, withUid(healthy, 'uid-2'))).toMatchObject([
      { type: 'deleted' },
      { type: 'created' },
      { type: 'health', before: undefined },
      { type: 'image-wanted', before: undefined },
      { type: 'image-running', before: undefined },
    ]);
  });
});
