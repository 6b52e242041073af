import { LandscapeClient, LandscapeReader } from './LandscapeReader';

const eso = {
  cluster: 'eu-live',
  kind: 'PlatformService',
  name: 'eso',
} as const;

const readable = {
  name: 'eu-live',
  settling: false,
  freshness: { stale: false },
  kinds: [
    {
      group: 'openmcp.cloud',
      kind: 'PlatformService',
      state: 'readable',
      asOf: '2026-03-01T12:00:00Z',
    },
  ],
};

interface Page {
  clusters: object[];
  revision?: string;
}

/** What a backend answers of which the first page may be another process's. */
function createReader(answers: {
  watched: { items: object[]; complete: boolean };
  pages: Page[];
  providers?: object[];
}) {
  let next = 0;
  const client = {
    getClusters: async () => answers.watched,
    getInstallations: async () => {
      const { clusters, revision = 'one.1' } = answers.pages[next];
      next += 1;
      const nextCursor = next < answers.pages.length ? 'more' : undefined;
      return { items: [], clusters, revision, nextCursor };
    },
    getProviders: async () => ({ items: answers.providers }),
  };
  return new LandscapeReader(client as unknown as LandscapeClient);
}

const { signal } = new AbortController();

describe('LandscapeReader', () => {
  it.each([
    ['a cluster that was read', { pages: [{ clusters: [readable] }] }, true],
    [
      'a cluster that is not read at the moment',
      {
        pages: [{ clusters: [{ ...readable, freshness: { stale: true } }] }],
      },
      false,
    ],
    [
      'a kind that may not be read',
      {
        pages: [
          {
            clusters: [
              {
                ...readable,
                kinds: [{ ...readable.kinds[0], state: 'forbidden' }],
              },
            ],
          },
        ],
      },
      false,
    ],
    [
      'a cluster that settled with the second page only',
      {
        pages: [
          { clusters: [{ ...readable, settling: true }] },
          { clusters: [readable] },
        ],
      },
      false,
    ],
    ['a cluster that nobody watches', { pages: [{ clusters: [] }] }, true],
    [
      'a cluster that one process watches and another one does not know yet',
      {
        watched: { items: [{ name: 'eu-live' }], complete: true },
        pages: [{ clusters: [] }],
      },
      false,
    ],
    [
      'a cluster of a source that has not answered yet',
      {
        watched: { items: [], complete: false },
        pages: [{ clusters: [] }],
      },
      false,
    ],
  ])('of %s', async (_, answers, isGone) => {
    const watched = { items: [], complete: true };
    const reader = createReader({ watched, ...answers });
    expect((await reader.read(signal)).isGone(eso)).toBe(isGone);
  });

  it('does not put together what several processes answer', async () => {
    const reader = createReader({
      watched: { items: [], complete: true },
      pages: [
        { clusters: [readable], revision: 'one.1' },
        { clusters: [readable], revision: 'other.9' },
      ],
    });
    await expect(reader.read(signal)).rejects.toThrow('several processes');
  });

  it('believes no claim of an image that is not trusted, and none of two', async () => {
    const claim = (owner: string, rest: object = {}) => ({
      kind: 'service-provider',
      trust: 'trusted',
      owner,
      installations: [eso],
      ...rest,
    });
    const ownersOf = async (...providers: object[]) => {
      const watched = { items: [], complete: true };
      const reader = createReader({ watched, pages: [], providers });
      return [...(await reader.readOwners(signal)).values()];
    };
    expect(
      await ownersOf(
        claim('group:default/secrets'),
        claim('group:default/mallory', { trust: 'untrusted' }),
        claim('group:default/tools', { kind: 'tool' }),
      ),
    ).toEqual(['group:default/secrets']);
    expect(
      await ownersOf(claim('group:default/one'), claim('group:default/two')),
    ).toEqual([]);
  });
});
