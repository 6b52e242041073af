import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';
import { FleetView } from '../fleet';
import { ClusterStatus } from '../watch';
import { summarize } from './summarize';
import { Visibility } from './Visibility';

const everything: Visibility = {
  cluster: () => true,
  installation: () => true,
};

const kinds = ['ClusterProvider', 'ServiceProvider', 'PlatformService'];

function statusAt(
  asOf: string | undefined,
  options: Partial<ClusterStatus> = {},
): ClusterStatus {
  const time = asOf === undefined ? undefined : Date.parse(asOf);
  return {
    state: 'live',
    kinds: kinds.map(kind => ({
      kind,
      group: 'openmcp.cloud',
      state: 'readable',
      since: 0,
      asOf: time,
    })),
    surroundings: [],
    freshness: { asOf: time, stale: time === undefined },
    unreadKinds: time === undefined ? kinds : [],
    ...options,
  };
}

/** Clusters in these states. */
function fleetOf(
  statuses: Record<string, ClusterStatus>,
  snapshots: Parameters<typeof createFleetView>[0],
): FleetView {
  const [template] = createFleetView([createSnapshot('x', 'y')]).clusters();
  const clusters = Object.entries(statuses).map(([name, status]) => ({
    ...template,
    definition: { ...template.definition, name, title: `Title of ${name}` },
    status,
    installations: () => snapshots.filter(each => each.cluster === name),
  }));
  return {
    revision: 'process.1',
    isComplete: true,
    clusters: () => clusters,
    cluster: name => clusters.find(each => each.definition.name === name),
  };
}

const unread = statusAt(undefined, { state: 'unreachable' });

describe('summarize', () => {
  it('counts by health, kind and cluster', () => {
    const summary = summarize(
      fleetOf(
        {
          alpha: statusAt('2026-01-01T12:00:00Z'),
          beta: statusAt('2026-01-01T11:00:00Z'),
        },
        [
          createSnapshot('alpha', 'dns'),
          createSnapshot('alpha', 'eso', { health: 'Degraded' }),
          createSnapshot('beta', 'kind', { kind: 'ClusterProvider' }),
        ],
      ),
      everything,
    );
    expect(summary).toMatchObject({
      totalItems: 3,
      health: { Healthy: 2, Degraded: 1, Unknown: 0 },
      kinds: [
        { kind: 'ClusterProvider', count: 1, unreadOn: 0 },
        { kind: 'ServiceProvider', count: 0, unreadOn: 0 },
        { kind: 'PlatformService', count: 2, unreadOn: 0 },
      ],
      clusters: [
        { name: 'alpha', state: 'live', count: 2, health: { Degraded: 1 } },
        { name: 'beta', count: 1, health: { Healthy: 1 } },
      ],
      clustersRead: { read: 2, total: 2 },
      // The oldest proof.
      asOf: '2026-01-01T11:00:00.000Z',
      stale: false,
    });
  });

  it('counts a cluster that was never read as that, and not as an empty one', () => {
    const summary = summarize(
      fleetOf({ alpha: statusAt('2026-01-01T12:00:00Z'), beta: unread }, [
        createSnapshot('alpha', 'dns'),
      ]),
      everything,
    );
    expect(summary).toMatchObject({
      totalItems: 1,
      clusters: [
        { name: 'alpha', count: 1 },
        { name: 'beta', state: 'unreachable', count: null, health: undefined },
      ],
      kinds: [{ unreadOn: 1 }, { unreadOn: 1 }, { count: 1, unreadOn: 1 }],
      clustersRead: { read: 1, total: 2 },
      stale: true,
    });
  });

  it('knows nothing where nothing was read', () => {
    const summary = summarize(fleetOf({ beta: unread }, []), everything);
    expect(summary).toMatchObject({
      totalItems: null,
      health: undefined,
      kinds: kinds.map(kind => ({ kind, count: null, unreadOn: 1 })),
      clustersRead: { read: 0, total: 1 },
      asOf: undefined,
    });
    expect(summarize(fleetOf({}, []), everything)).toMatchObject({
      totalItems: 0,
      health: { Healthy: 0 },
      clustersRead: { read: 0, total: 0 },
      stale: false,
    });
  });

  it('does not take a kind that could not be read for one of which there is none', () => {
    const status = statusAt('2026-01-01T12:00:00Z', {
      unreadKinds: ['ServiceProvider'],
    });
    const summary = summarize(
      fleetOf({ alpha: status }, [createSnapshot('alpha', 'dns')]),
      everything,
    );
    expect(summary.kinds).toEqual([
      { kind: 'ClusterProvider', count: 0, unreadOn: 0 },
      { kind: 'ServiceProvider', count: null, unreadOn: 1 },
      { kind: 'PlatformService', count: 1, unreadOn: 0 },
    ]);
  });

  it('tells of clusters no more than of installations there to those who may see nothing else', () => {
    const fleet = fleetOf(
      { alpha: statusAt('2026-01-01T12:00:00Z'), beta: unread, gamma: unread },
      [createSnapshot('alpha', 'dns'), createSnapshot('alpha', 'eso')],
    );
    const summary = summarize(fleet, {
      cluster: name => name === 'beta',
      installation: ({ name }) => name === 'dns',
    });
    expect(
      summary.clusters.map(({ name, state, count }) => [name, state, count]),
    ).toEqual([
      ['alpha', undefined, 1],
      ['beta', 'unreachable', null],
    ]);
    expect(summary).toMatchObject({
      totalItems: 1,
      clustersRead: { read: 1, total: 2 },
    });
  });
});
