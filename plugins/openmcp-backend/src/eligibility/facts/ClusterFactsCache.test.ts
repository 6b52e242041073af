import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { ClusterView } from '../../fleet';
import { InstallationSnapshot } from '../../store';
import { ImageMirrors } from '../images';
import { ClusterFactsCache } from './ClusterFactsCache';

type Changeable = { -readonly [Key in keyof ClusterView]: ClusterView[Key] };

describe('ClusterFactsCache', () => {
  let snapshots: InstallationSnapshot[];
  let cluster: Changeable;
  let cache: ClusterFactsCache;

  beforeEach(() => {
    snapshots = [
      createSnapshot('alpha', 'dns'),
      createSnapshot('alpha', 'eso'),
    ];
    cluster = createFleetView(snapshots).clusters()[0] as Changeable;
    cache = new ClusterFactsCache(new ImageMirrors([]));
  });

  function aged(milliseconds: number): ClusterView['status'] {
    const { status } = cluster;
    const asOf = status.freshness.asOf! + milliseconds;
    return { ...status, freshness: { ...status.freshness, asOf } };
  }

  it('gives the same facts until something changes', () => {
    const facts = cache.get(cluster);
    cluster.status = aged(9_000);
    expect(cache.get(cluster)).toBe(facts);
  });

  it.each<[string, () => void]>([
    ['an installation', () => snapshots.push(createSnapshot('alpha', 'new'))],
    [
      'the state of an installation',
      () => {
        snapshots[0] = createSnapshot('alpha', 'dns', { health: 'Degraded' });
      },
    ],
    [
      'what is around installations',
      () => {
        const config = { group: 'example.org', kind: 'Config', uid: 'uid-1' };
        cluster.surroundings = {
          ...cluster.surroundings,
          configurations: [{ ...config, name: 'dns' }],
        };
      },
    ],
    [
      'what was read',
      () => {
        cluster.status = {
          ...cluster.status,
          surroundings: [
            {
              kind: 'Namespace',
              group: '',
              state: 'readable',
              since: 0,
              asOf: 1,
            },
          ],
        };
      },
    ],
    [
      'that installations were read',
      () => {
        cluster.status = {
          ...cluster.status,
          unreadKinds: ['ServiceProvider'],
        };
      },
    ],
    [
      'the age',
      () => {
        cluster.status = aged(10_000);
      },
    ],
  ])('gives others when %s changes', (_what, change) => {
    const facts = cache.get(cluster);
    change();
    const after = cache.get(cluster);
    expect(after).not.toEqual(facts);
    expect(cache.get(cluster)).toBe(after);
  });

  it('keeps clusters apart', () => {
    const [beta] = createFleetView([createSnapshot('beta', 'dns')]).clusters();
    expect(cache.get(cluster).name).toBe('alpha');
    expect(cache.get(beta).name).toBe('beta');
    expect(cache.get(cluster).name).toBe('alpha');
  });
});
