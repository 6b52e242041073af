import {
  Cluster,
  ClusterList,
  InstallationList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { LandscapeReader } from './LandscapeReader';

const signal = new AbortController().signal;

function cluster(name: string): Cluster {
  return {
    name,
    title: name,
    freshness: { stale: false, asOf: '2026-01-01T00:00:00Z' },
    kinds: [
      {
        kind: 'PlatformService',
        group: 'openmcp.cloud',
        state: 'readable',
        asOf: '2026-01-01T00:00:00Z',
      },
    ],
  } as Cluster;
}

function createReader(
  clusters: Partial<ClusterList>,
  installations: Partial<InstallationList>,
): LandscapeReader {
  return new LandscapeReader({
    getClusters: async () => ({ items: [], ...clusters } as ClusterList),
    getInstallations: async () =>
      ({
        items: [],
        clusters: [],
        revision: 'b.1',
        ...installations,
      } as unknown as InstallationList),
  });
}

describe('LandscapeReader, asked by way of two processes', () => {
  it('takes no cluster for gone that one of them knows', async () => {
    const reader = createReader(
      { items: [cluster('alpha'), cluster('beta')], complete: true },
      // Has begun just now.
      { clusters: [cluster('alpha')] },
    );
    const whole = await reader.readAll({ installations: true }, signal);
    expect([...whole.clusters.keys()]).toEqual(['alpha', 'beta']);
    expect([...whole.clusters.get('alpha')!.confirmed]).toEqual([
      'PlatformService',
    ]);
    // What is there was not said.
    expect([...whole.clusters.get('beta')!.confirmed]).toEqual([]);
  });

  it('says that clusters may be missing when the first does not know all', async () => {
    const reader = createReader(
      { items: [], complete: false },
      { clusters: [cluster('alpha')] },
    );
    const whole = await reader.readAll({ installations: true }, signal);
    expect(whole.complete).toBe(false);
  });

  it.each([
    [true, { code: 'not-readable', params: { kinds: 'PlatformService' } }],
    [false, { code: 'not-readable', params: { kinds: 'Pod' } }],
    [false, { code: 'healthy', params: {} }],
  ])(
    'knows that nothing is known of an installation (%s)',
    async (unreadable, summary) => {
      const reader = createReader(
        { items: [cluster('alpha')] },
        {
          clusters: [cluster('alpha')],
          items: [
            {
              cluster: 'alpha',
              kind: 'PlatformService',
              name: 'dns',
              image: { wanted: '', running: [], differs: false },
              summary: { ...summary, message: '' },
            },
          ] as unknown as InstallationList['items'],
        },
      );
      const { installations } = await reader.readAll(
        { installations: true },
        signal,
      );
      expect(installations).toMatchObject([{ name: 'dns', unreadable }]);
    },
  );
});
