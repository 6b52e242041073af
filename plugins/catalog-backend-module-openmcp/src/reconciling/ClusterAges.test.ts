import { ListedCluster } from '../landscape';
import { ClusterAges } from './ClusterAges';

const MINUTE = 60_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const begin = new Date(start).toISOString();

function listed(stale: boolean): ListedCluster {
  return {
    name: 'alpha',
    title: 'Alpha',
    confirmed: new Set(),
    asOf: begin,
    stale,
  };
}

describe('ClusterAges', () => {
  let now: number;
  /** What the entity in the catalog says. */
  let said: string | undefined;
  let writes: number;

  beforeEach(() => {
    now = start;
    said = undefined;
    writes = 0;
  });

  const look = (ages: ClusterAges, stale: boolean) => {
    const before = said;
    said = ages.notReadSince(listed(stale), before);
    writes += said === before ? 0 : 1;
    return said;
  };
  const create = () => new ClusterAges(() => now);

  it('takes back what was said only after the cluster was read for a while', () => {
    const ages = create();
    now += 5 * MINUTE;
    expect(look(ages, true)).toBe(begin);
    for (let minutes = 0; minutes < 5; minutes += 1) {
      now += MINUTE;
      expect(look(ages, false)).toBe(begin);
    }
    now += MINUTE;
    expect(look(ages, false)).toBeUndefined();
  });

  it('begins anew when the cluster is not read in between', () => {
    const ages = create();
    now += 5 * MINUTE;
    look(ages, true);
    look(ages, false);
    now += 4 * MINUTE;
    look(ages, true);
    now += 4 * MINUTE;
    expect(look(ages, false)).toBe(begin);
    now += 4 * MINUTE;
    expect(look(ages, false)).toBe(begin);
    expect(writes).toBe(1);
  });

  it('does not count the time in which nobody looked', () => {
    const ages = create();
    said = begin;
    look(ages, false);
    now += 60 * MINUTE;
    expect(look(ages, false)).toBe(begin);
  });

  it('does not write with each turn where one of two processes cannot read the cluster', () => {
    const reading = create();
    const cutOff = create();
    for (let minutes = 0; minutes < 60; minutes += 1) {
      now += MINUTE;
      look(minutes % 2 === 0 ? reading : cutOff, minutes % 2 === 1);
    }
    expect(writes).toBeLessThanOrEqual(10);
  });
});
