import {
  Catalog,
  createKeeper,
  KIND,
  settings,
  World,
} from '../__testUtils__/keeperScene';
import { ListedCluster } from '../landscape';

const { signal } = new AbortController();

describe('a cluster that is not read', () => {
  it('says so after five minutes, once, and no more when it is for five minutes', async () => {
    const world = new World();
    const catalog = new Catalog();
    const start = Date.parse('2026-01-01T00:00:00Z');
    let now = start;
    let stale = false;
    const listed = (): ListedCluster => ({
      name: 'alpha',
      title: 'Alpha',
      confirmed: new Set([KIND]),
      asOf: '2026-01-01T00:00:00Z',
      stale,
    });
    const reader = {
      ...world.reader,
      readAll: async () => ({
        clusters: new Map([['alpha', listed()]]),
        installations: [],
        complete: true,
        revision: 'x.1',
      }),
    };
    const keeper = createKeeper({ reader }, catalog, { now: () => now });
    const look = async () => {
      await keeper.keepAll(settings, signal);
      return catalog.entities.get('resource:default/alpha')?.metadata
        .annotations?.['openmcp.cloud/not-read-since'];
    };
    expect(await look()).toBeUndefined();
    stale = true;
    now = start + 299_000;
    expect(await look()).toBeUndefined();
    now = start + 300_000;
    expect(await look()).toBe('2026-01-01T00:00:00.000Z');
    const { mutations } = catalog;
    now = start + 900_000;
    expect(await look()).toBe('2026-01-01T00:00:00.000Z');
    expect(catalog.mutations).toBe(mutations);
    stale = false;
    expect(await look()).toBe('2026-01-01T00:00:00.000Z');
    now = start + 1_199_000;
    expect(await look()).toBe('2026-01-01T00:00:00.000Z');
    now = start + 1_200_000;
    expect(await look()).toBeUndefined();
  });
});
