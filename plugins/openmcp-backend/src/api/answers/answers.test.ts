import {
  createFleetView,
  createSnapshot,
  noRights,
} from '../../__testUtils__/snapshots';
import { ImageMirrors } from '../../eligibility';
import { Remembered } from '../../history';
import { FleetReader, InstallationQuery } from '../../reading';
import { createClusterListAnswer } from './createClusterListAnswer';
import { createInstallationAnswer } from './createInstallationAnswer';
import { createInstallationListAnswer } from './createInstallationListAnswer';
import { InstallationItemCache } from './InstallationItemCache';

const everything = { cluster: () => true, installation: () => true };
const query: InstallationQuery = {
  sort: { field: 'severity', descending: false },
  limit: 100,
};

async function answersAt(
  asOf: number,
  options: Parameters<typeof createSnapshot>[2] = {},
  remembered: Remembered = {
    history: { state: 'read', items: [], isComplete: true, gaps: [] },
  },
  since: number = 0,
) {
  const reader = new FleetReader(
    createFleetView(
      [createSnapshot('alpha', 'dns', options), createSnapshot('alpha', 'eso')],
      { asOf, since },
    ),
    new ImageMirrors([]),
  );
  const view = reader.getInstallation(
    { cluster: 'alpha', kind: 'PlatformService', name: 'dns' },
    everything,
  )!;
  return {
    list: createInstallationListAnswer(
      await reader.listInstallations(query, everything, () => noRights),
      undefined,
      new InstallationItemCache(),
    ),
    clusters: createClusterListAnswer(
      reader.listClusters(everything, () => noRights),
      reader.isComplete,
    ),
    one: createInstallationAnswer({ ...view, ...remembered }),
  };
}

describe('answers', () => {
  it.each(['list', 'clusters', 'one'] as const)(
    'of %s are JSON that holds its own etag',
    async which => {
      const { body, etag } = (await answersAt(1))[which];
      expect(JSON.parse(body).etag).toBe(etag);
      expect(etag).toMatch(/^[\w-]{27}$/);
    },
  );

  it.each(['list', 'clusters', 'one'] as const)(
    'of %s have the same etag while only time goes on',
    async which => {
      const early = (await answersAt(1))[which];
      const late = (await answersAt(60_000))[which];
      expect(late.etag).toBe(early.etag);
      expect(late.body).not.toBe(early.body);
    },
  );

  it.each(['list', 'clusters'] as const)(
    'of %s have the same etag in processes that saw a cluster come at other times',
    async which => {
      const early = (await answersAt(1, {}, undefined, 1_000))[which];
      const late = (await answersAt(1, {}, undefined, 2_000))[which];
      expect(late.etag).toBe(early.etag);
      expect(late.body).toContain('1970-01-01T00:00:02.000Z');
    },
  );

  it.each(['list', 'one'] as const)(
    'of %s have another etag when something changed',
    async which => {
      const before = (await answersAt(1))[which];
      const after = (await answersAt(1, { health: 'Degraded' }))[which];
      expect(after.etag).not.toBe(before.etag);
    },
  );

  it('of one have another etag when more is remembered', async () => {
    const change = {
      cluster: 'alpha',
      kind: 'PlatformService',
      name: 'dns',
      uid: 'uid-dns',
      type: 'health',
      at: '2026-01-01T03:02:00.000Z',
      before: 'Healthy',
      after: 'Degraded',
    } as const;
    const read = { state: 'read', isComplete: true, gaps: [] } as const;
    const answers: Remembered[] = [
      { history: { ...read, items: [], gaps: [] } },
      { history: { ...read, items: [change], gaps: [] } },
      {
        history: {
          ...read,
          items: [],
          gaps: [{ cluster: 'alpha', from: '2026-01-01T02:40:00.000Z' }],
        },
      },
      {
        history: { ...read, items: [], gaps: [] },
        drift: { state: 'drifted', changes: [] },
      },
    ];
    const etags = await Promise.all(
      answers.map(async each => (await answersAt(1, {}, each)).one.etag),
    );
    expect(new Set(etags).size).toBe(answers.length);
  });

  it('tell which tool looks after an object', async () => {
    const answer = (
      await answersAt(0, {
        labels: {
          'kustomize.toolkit.fluxcd.io/name': 'openmcp',
          'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
        },
      })
    ).one;

    expect(JSON.parse(answer.body).owner).toEqual({
      tool: 'flux',
      name: 'Kustomization flux-system/openmcp',
    });
    expect(JSON.parse((await answersAt(0)).one.body)).not.toHaveProperty(
      'owner',
    );
  });

  it('hold in a list what one needs of an installation', async () => {
    const { items, ...rest } = JSON.parse((await answersAt(0)).list.body);
    expect(items[0]).toEqual({
      cluster: 'alpha',
      kind: 'PlatformService',
      name: 'dns',
      uid: 'uid-dns',
      createdAt: '2026-01-01T00:00:00Z',
      health: 'Healthy',
      summary: { code: 'healthy', params: {}, message: '1 of 1 ready' },
      partial: false,
      image: {
        wanted: 'ghcr.io/acme/dns:v1.0.0',
        running: [],
        differs: false,
      },
      pods: { ready: null, wanted: null },
      restarts: null,
      generation: { wanted: 1, observed: 1 },
      managedByOperator: false,
      freshness: { asOf: '1970-01-01T00:00:00.000Z', stale: false },
      simulated: true,
    });
    expect(rest).toMatchObject({
      totalItems: 2,
      revision: 'process.1',
      counts: { Healthy: 2 },
      clusters: [{ name: 'alpha', title: 'Title of alpha' }],
    });
  });
});
