import {
  Cluster,
  InstallationList,
  InstallationsQuery,
} from '@openmcp/backstage-plugin-openmcp-common';
import { installationPages, isListedWhole } from './installationPages';

/** Answers pages in turn, and remembers what was asked for. */
function createClient(pages: Array<{ name: string; revision: string }>) {
  const asked: InstallationsQuery[] = [];
  const getInstallations = async (query: InstallationsQuery = {}) => {
    asked.push(query);
    const { name, revision } = pages[asked.length - 1];
    return {
      items: [{ name }],
      revision,
      nextCursor: asked.length < pages.length ? `c${asked.length}` : undefined,
    } as unknown as InstallationList;
  };
  return { asked, client: { getInstallations: getInstallations as never } };
}

describe('pages of installations', () => {
  it('are asked for until there is no more', async () => {
    const { asked, client } = createClient([
      { name: 'dns', revision: 'one.1' },
      { name: 'eso', revision: 'one.7' },
    ]);
    const names: string[] = [];
    for await (const { items } of installationPages(client, { q: 's' })) {
      names.push(...items.map(({ name }) => name));
    }
    expect(names).toEqual(['dns', 'eso']);
    expect(asked).toEqual([
      { limit: 1_000, sort: 'name', q: 's', cursor: undefined },
      { limit: 1_000, sort: 'name', q: 's', cursor: 'c1' },
    ]);
  });

  it('are asked for only as long as somebody wants more', async () => {
    const { asked, client } = createClient([
      { name: 'dns', revision: 'one.1' },
      { name: 'eso', revision: 'one.1' },
    ]);
    await installationPages(client, { limit: 1 }).next();
    expect(asked).toMatchObject([{ limit: 1 }]);
  });

  it('are not put together when several processes answer', async () => {
    const { client } = createClient([
      { name: 'dns', revision: 'one.1' },
      { name: 'eso', revision: 'other.9' },
    ]);
    const pages = installationPages(client);
    await pages.next();
    await expect(pages.next()).rejects.toThrow('several processes');
  });
});

describe('what is not in a list', () => {
  const kind = {
    kind: 'PlatformService',
    group: 'openmcp.cloud',
    state: 'readable',
    asOf: '2026-03-01T12:00:00Z',
  };

  it.each([
    ['was not there, where the kind was read', true, kind, false],
    [
      'was not there, where there is no such kind',
      true,
      { ...kind, state: 'not-installed' },
      false,
    ],
    [
      'may be there while the cluster is read for the first time',
      false,
      kind,
      true,
    ],
    [
      'may be there where the kind may not be read',
      false,
      { ...kind, state: 'forbidden' },
      false,
    ],
    [
      'may be there where the kind was never read',
      false,
      { ...kind, asOf: undefined },
      false,
    ],
    [
      'may be there where another kind was read',
      false,
      { ...kind, kind: 'ClusterProvider' },
      false,
    ],
    [
      'may be there where a kind of another API was read',
      false,
      { ...kind, group: 'acme.example' },
      false,
    ],
  ])('%s', (_, isWhole, read, settling) => {
    const cluster = { kinds: [read], settling } as Cluster;
    expect(isListedWhole(cluster, 'PlatformService')).toBe(isWhole);
  });
});
