import {
  createFleetView,
  createSnapshot,
  noRights,
} from '../__testUtils__/snapshots';
import { ImageMirrors } from '../eligibility';
import { FleetReader } from './FleetReader';
import { InstallationQuery, InstallationSort } from './InstallationQuery';
import { Visibility } from './Visibility';

const everything: Visibility = {
  cluster: () => true,
  installation: () => true,
};
const onlyAlpha: Visibility = {
  cluster: name => name === 'alpha',
  installation: ({ cluster }) => cluster === 'alpha',
};

const snapshots = [
  createSnapshot('alpha', 'dns', {
    health: 'Healthy',
    since: '2026-01-01T00:00:00Z',
  }),
  createSnapshot('alpha', 'eso', {
    health: 'Degraded',
    since: '2026-01-01T01:00:00Z',
    message: 'CrashLoopBackOff in manager',
    image: 'registry:5000/acme/eso:v2@sha256:abc',
    running: ['registry:5000/acme/eso:v1'],
  }),
  createSnapshot('beta', 'dns', {
    health: 'Degraded',
    since: '2026-01-01T02:00:00Z',
    kind: 'ServiceProvider',
  }),
  createSnapshot('beta', 'flux', { health: 'Unknown' }),
];
const reader = new FleetReader(
  createFleetView(snapshots),
  new ImageMirrors([]),
);

function list(
  query: Partial<InstallationQuery>,
  visibility: Visibility = everything,
) {
  return reader.listInstallations(
    { sort: { field: 'severity', descending: false }, limit: 100, ...query },
    visibility,
    () => noRights,
  );
}

async function names(...args: Parameters<typeof list>) {
  return (await list(...args)).items.map(
    ({ snapshot }) => `${snapshot.cluster}/${snapshot.name}`,
  );
}

describe('FleetReader', () => {
  it('puts first what needs attention first, the newest change first', async () => {
    expect(await names({})).toEqual([
      'beta/dns',
      'alpha/eso',
      'beta/flux',
      'alpha/dns',
    ]);
  });

  it.each<[InstallationSort['field'], boolean, string[]]>([
    ['name', false, ['alpha/dns', 'beta/dns', 'alpha/eso', 'beta/flux']],
    ['name', true, ['beta/flux', 'alpha/eso', 'alpha/dns', 'beta/dns']],
    ['cluster', false, ['alpha/dns', 'alpha/eso', 'beta/flux', 'beta/dns']],
    ['kind', true, ['beta/dns', 'alpha/dns', 'alpha/eso', 'beta/flux']],
    ['since', true, ['beta/dns', 'alpha/eso', 'alpha/dns', 'beta/flux']],
    ['severity', true, ['alpha/dns', 'beta/flux', 'alpha/eso', 'beta/dns']],
  ])('orders by %s, descending %s', async (field, descending, expected) => {
    expect(await names({ sort: { field, descending } })).toEqual(expected);
  });

  it.each<[Partial<InstallationQuery>, string[]]>([
    [{ clusters: ['alpha'] }, ['alpha/eso', 'alpha/dns']],
    [{ clusters: ['alpha', 'gamma'], healths: ['Healthy'] }, ['alpha/dns']],
    [{ kinds: ['ServiceProvider'] }, ['beta/dns']],
    [{ images: ['registry:5000/acme/eso'] }, ['alpha/eso']],
    [{ images: ['registry:5000/acme/eso:v1'] }, ['alpha/eso']],
    [{ images: ['registry'] }, []],
    // Other spellings of the same image.
    [{ images: ['Registry:5000/acme/eso'] }, ['alpha/eso']],
    [{ changedFrom: Date.parse('2026-01-01T02:00:00Z') }, ['beta/dns']],
    [
      {
        changedFrom: Date.parse('2026-01-01T01:00:00Z'),
        changedTo: Date.parse('2026-01-01T02:00:00Z'),
      },
      ['alpha/eso'],
    ],
    // What is not known since when is not among what changed before.
    [
      { changedTo: Date.parse('2100-01-01T00:00:00Z') },
      ['beta/dns', 'alpha/eso', 'alpha/dns'],
    ],
    [{ text: 'CRASHLOOP' }, ['alpha/eso']],
    [{ text: 'acme/fl' }, ['beta/flux']],
    [{ text: 'dns', kinds: ['PlatformService'] }, ['alpha/dns']],
  ])('filters by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('knows copies in mirrors as the image that was copied', async () => {
    const mirrored = new FleetReader(
      createFleetView([
        createSnapshot('alpha', 'eso', { image: 'mirror.example/acme/eso:v1' }),
        createSnapshot('alpha', 'other', { image: 'ghcr.io/acme/eso:v2' }),
      ]),
      new ImageMirrors([{ prefix: 'mirror.example/', upstream: 'ghcr.io/' }]),
    );
    const found = async (image: string) => {
      const { items } = await mirrored.listInstallations(
        {
          images: [image],
          sort: { field: 'name', descending: false },
          limit: 10,
        },
        everything,
        () => noRights,
      );
      return items.map(({ snapshot }) => snapshot.name);
    };
    expect(await found('ghcr.io/acme/eso')).toEqual(['eso', 'other']);
    expect(await found('ghcr.io/acme/eso:v1')).toEqual(['eso']);
    expect(await found('mirror.example/acme/eso')).toEqual(['eso', 'other']);
    expect(await found('mirror.example/acme/eso:v2')).toEqual(['other']);
  });

  it('counts by health what matches all other filters', async () => {
    expect(
      await list({ healths: ['Healthy'], clusters: ['alpha'] }),
    ).toMatchObject({
      totalItems: 1,
      counts: { Healthy: 1, Degraded: 1, Unknown: 0 },
    });
  });

  it('shows every installation once, page after page', async () => {
    for (const field of ['severity', 'name', 'since'] as const) {
      for (const descending of [false, true]) {
        const sort = { field, descending };
        const all = await names({ sort });
        const seen: string[] = [];
        let after: InstallationQuery['after'];
        do {
          const page = await list({ sort, limit: 1, after });
          expect(page.totalItems).toBe(4);
          seen.push(
            ...page.items.map(
              ({ snapshot }) => `${snapshot.cluster}/${snapshot.name}`,
            ),
          );
          after = page.next;
        } while (after);
        expect(seen).toEqual(all);
      }
    }
  });

  it('shows one moment, and lets other work go on while there is much', async () => {
    let present = Array.from({ length: 20_000 }, (_, index) =>
      createSnapshot('alpha', `many-${index}`),
    );
    const [alpha] = createFleetView(present.slice(0, 1)).clusters();
    const view = { ...alpha, installations: () => present.values() };
    const fleet = {
      ...createFleetView([]),
      revision: 'a.1',
      clusters: () => [view],
    };
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) {
        setImmediate(turn);
      }
    };
    setImmediate(turn);
    const listing = new FleetReader(
      fleet,
      new ImageMirrors([]),
    ).listInstallations(
      { sort: { field: 'name', descending: false }, limit: 1 },
      everything,
      () => noRights,
    );
    fleet.revision = 'a.2';
    present = [];
    view.status = { ...view.status, state: 'unreachable' };
    const page = await listing;
    isOver = true;
    expect(turns).toBeGreaterThan(0);
    expect(page).toMatchObject({ totalItems: 20_000, revision: 'a.1' });
    expect(page.clusters[0].counts.installations).toBe(20_000);
    expect(page.clusters[0].state).toBe('live');
  });

  it('names clusters and counts only what the caller may see', async () => {
    const page = await list({}, onlyAlpha);
    expect(page.totalItems).toBe(2);
    expect(page.counts).toMatchObject({ Degraded: 1, Unknown: 0 });
    expect(page.clusters.map(({ name }) => name)).toEqual(['alpha']);
    const [alpha] = reader.listClusters(
      { ...onlyAlpha, installation: ({ name }) => name === 'dns' },
      () => noRights,
    );
    expect(alpha.counts.installations).toBe(1);
    expect(alpha.kinds[0].count).toBe(1);
  });

  it('hides an installation that may not be seen as if it were not there', () => {
    const reference = {
      cluster: 'beta',
      kind: 'PlatformService',
      name: 'flux',
    } as const;
    expect(reader.getInstallation(reference, everything)).toBeDefined();
    expect(reader.getInstallation(reference, onlyAlpha)).toBeUndefined();
    expect(
      reader.getInstallation(
        { ...reference, kind: 'ServiceProvider' },
        everything,
      ),
    ).toBeUndefined();
  });
});
