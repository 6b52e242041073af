import { spec } from '../../schema/openapi';
import { parseCursor, stringifyCursor } from './cursor';
import { parseInstallationQuery } from './parseInstallationQuery';
import { parseInstallationReference } from './parseInstallationReference';

function parse(query: string) {
  return parseInstallationQuery(new URLSearchParams(query));
}

function problemOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    const { name, message, details } = Object(error);
    return { name, message, details };
  }
  throw new Error('Nothing was thrown');
}

describe('parseInstallationQuery', () => {
  it('has defaults', () => {
    expect(parse('')).toEqual({
      sort: { field: 'severity', descending: false },
      limit: 100,
    });
  });

  it('reads everything', () => {
    expect(
      parse(
        'cluster=a&cluster=b&kind=PlatformService&health=Degraded&image=ghcr.io%2Fx&provider=Flux&provider=resource:Mine/Dns&changedFrom=2026-01-31T12:00:00%2B02:00&changedTo=2026-02-01T00:00:00Z&q=%20DNS%20&sort=-name&limit=1000',
      ),
    ).toEqual({
      clusters: ['a', 'b'],
      kinds: ['PlatformService'],
      healths: ['Degraded'],
      images: ['ghcr.io/x'],
      providers: ['component:default/flux', 'resource:mine/dns'],
      changedFrom: Date.parse('2026-01-31T10:00:00Z'),
      changedTo: Date.parse('2026-02-01T00:00:00Z'),
      text: 'DNS',
      sort: { field: 'name', descending: true },
      limit: 1000,
      after: undefined,
    });
  });

  it('knows every parameter of the specification', () => {
    const samples: Record<string, string> = {
      cluster: 'a',
      kind: 'PlatformService',
      health: 'Healthy',
      image: 'a',
      provider: 'component:default/flux',
      changedFrom: '2026-01-31T12:00:00Z',
      changedTo: '2026-02-01T12:00:00.5+01:00',
      q: 'a',
      sort: 'severity',
      limit: '5',
      cursor: stringifyCursor([0, 0, 'a', 'b', 'c'], {
        field: 'severity',
        descending: false,
      }),
    };
    const { parameters } = spec.paths['/v1/installations'].get;
    expect(Object.keys(samples)).toEqual(parameters.map(({ name }) => name));
    const query = String(new URLSearchParams(samples));
    expect(() => parse(query)).not.toThrow();
  });

  it.each([
    ['limit=0', 'limit', 'out-of-range'],
    ['limit=1001', 'limit', 'out-of-range'],
    ['limit=ten', 'limit', 'out-of-range'],
    ['limit=1e2', 'limit', 'out-of-range'],
    ['limit=', 'limit', 'out-of-range'],
    ['limit=1&limit=2', 'limit', 'repeated'],
    ['changedFrom=2026-01-31', 'changedFrom', 'malformed'],
    ['changedFrom=', 'changedFrom', 'malformed'],
    ['changedTo=2026-02-30T25:00:00Z', 'changedTo', 'malformed'],
    // A plus sign that is not encoded is a space.
    ['changedTo=2026-01-31T12:00:00+02:00', 'changedTo', 'malformed'],
    [
      'changedFrom=2026-01-31T12:00:00Z&changedTo=2026-01-31T12:00:00Z',
      'changedTo',
      'out-of-range',
    ],
    ['provider=a/b/c', 'provider', 'malformed'],
    ['provider=', 'provider', 'malformed'],
    ['sort=age', 'sort', 'not-allowed'],
    ['sort=--name', 'sort', 'not-allowed'],
    ['kind=Pod', 'kind', 'not-allowed'],
    ['kind=platformservice', 'kind', 'not-allowed'],
    ['health=Fine', 'health', 'not-allowed'],
    [`q=${'x'.repeat(257)}`, 'q', 'too-long'],
    [`cluster=${'x'.repeat(254)}`, 'cluster', 'too-long'],
    [Array(201).fill('cluster=a').join('&'), 'cluster', 'too-many'],
    ['clusters=a', 'clusters', 'unknown'],
    ['cluster[]=a', 'cluster[]', 'unknown'],
    ['__proto__=a', '__proto__', 'unknown'],
    ['cursor=nonsense', 'cursor', 'malformed'],
    ['cursor=bnVsbA', 'cursor', 'malformed'],
  ])('says what is wrong with %.40s', (query, field, code) => {
    expect(problemOf(() => parse(query))).toEqual({
      name: 'InputError',
      message: expect.stringMatching(`^${field.replace(/[[\]]/g, '\\$&')} `),
      details: [{ field, code }],
    });
  });
});

describe('cursors', () => {
  const bySeverity = { field: 'severity', descending: false } as const;
  const byName = { field: 'name', descending: false } as const;

  function read(text: string, sort: Parameters<typeof parseCursor>[1]) {
    return parseCursor(new URLSearchParams({ cursor: text }), sort);
  }

  it('are read as they were written', () => {
    const position = [2, -5, 'eu live', 'PlatformService', 'größe'];
    expect(read(stringifyCursor(position, bySeverity), bySeverity)).toEqual(
      position,
    );
  });

  it('belong to their order', () => {
    const cursor = stringifyCursor(['a', 'b', 'c', 'd'], byName);
    for (const sort of [bySeverity, { ...byName, descending: true }]) {
      expect(problemOf(() => read(cursor, sort)).details).toEqual([
        { field: 'cursor', code: 'other-order' },
      ]);
    }
  });

  it('are refused when someone changed them', () => {
    const changed = stringifyCursor(['a'], byName);
    expect(problemOf(() => read(changed, byName)).details).toEqual([
      { field: 'cursor', code: 'malformed' },
    ]);
  });
});

describe('parseInstallationReference', () => {
  it('takes names as they are', () => {
    const path = { cluster: 'eu live', kind: 'PlatformService', name: 'a/b.c' };
    expect(parseInstallationReference(path)).toEqual(path);
  });

  it('refuses kinds that are no installations', () => {
    const path = { cluster: 'a', kind: 'Secret', name: 'b' };
    expect(problemOf(() => parseInstallationReference(path)).details).toEqual([
      { field: 'kind', code: 'not-allowed' },
    ]);
  });
});
