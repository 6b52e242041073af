import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { seesAll } from '../../__testUtils__/startEligibility';
import { ClusterView } from '../../fleet';
import { InstallationSnapshot } from '../../store';
import { ImageMirrors } from '../images';
import { createClusterFacts } from './createClusterFacts';
import { describeFactsFreshness } from './describeFactsFreshness';

const mirrors = new ImageMirrors([
  { prefix: 'mirror.example/', upstream: 'ghcr.io/' },
]);

function clusterWith(...snapshots: InstallationSnapshot[]): ClusterView {
  const [cluster] = createFleetView(snapshots).clusters();
  return cluster;
}

function factsOf(cluster: ClusterView) {
  return createClusterFacts(cluster, seesAll, mirrors);
}

describe('createClusterFacts', () => {
  it('tells of installations what rules look at', () => {
    const eso = createSnapshot('alpha', 'eso', {
      image: 'mirror.example/acme/eso:v1',
      health: 'Progressing',
    });
    const told: InstallationSnapshot = {
      ...eso,
      objects: {
        ...eso.objects,
        provider: {
          ...eso.objects.provider,
          annotations: { 'openmcp.cloud/platform-mode': '{"via":"flag"}' },
        },
      },
      status: {
        ...eso.status,
        reasons: [
          {
            code: 'image-pull-failed',
            params: {},
            message: 'not pulled',
            health: 'Degraded',
          },
        ],
      },
    };
    expect(
      factsOf(clusterWith(told, createSnapshot('alpha', 'dns'))),
    ).toMatchObject({
      name: 'alpha',
      asOf: '2026-01-01T12:00:00.000Z',
      installations: [
        expect.objectContaining({ name: 'dns', platformMode: false }),
        {
          kind: 'PlatformService',
          name: 'eso',
          uid: 'uid-eso',
          image: 'ghcr.io/acme/eso:v1',
          health: 'Progressing',
          platformMode: true,
          runReplicas: 1,
          imagePullFailing: true,
          hasImagePullSecrets: false,
        },
      ],
    });
  });

  it('tells of no installations where they were not all read', () => {
    const cluster = clusterWith(createSnapshot('alpha', 'eso'));
    const { status } = cluster;
    for (const changed of [
      { ...status, unreadKinds: ['ServiceProvider'] },
      { ...status, freshness: { stale: true } },
    ]) {
      expect(
        factsOf({ ...cluster, status: changed }).installations,
      ).toBeUndefined();
    }
    // Rules look at nothing of the others.
    expect(
      factsOf({ ...cluster, status: { ...status, unreadKinds: ['Pod'] } })
        .installations,
    ).toHaveLength(1);
  });

  const definitions = {
    kind: 'CustomResourceDefinition',
    group: 'apiextensions.k8s.io',
  };
  const namespaces = { kind: 'Namespace', group: '' };
  const clusters = { kind: 'Cluster', group: 'clusters.openmcp.cloud' };
  const dnsConfigs = { kind: 'Config', group: 'dns.example.org' };
  const veleroConfigs = { kind: 'Config', group: 'velero.example.org' };
  const noon = Date.parse('2026-01-01T12:00:00Z');

  /** A cluster with one of each, of whose kinds some were read. */
  function clusterAround(
    ...read: Array<
      typeof definitions & {
        state?: 'readable' | 'not-installed' | 'forbidden' | 'failed';
        asOf?: number;
      }
    >
  ): ClusterView {
    const cluster = clusterWith(createSnapshot('alpha', 'dns'));
    return {
      ...cluster,
      status: {
        ...cluster.status,
        surroundings: read.map(({ state = 'readable', ...kind }) => ({
          asOf: state === 'forbidden' ? undefined : noon,
          ...kind,
          state,
          since: 0,
        })),
      },
      surroundings: {
        customResources: [
          {
            name: 'tools.example.org',
            uid: 'uid-1',
            group: 'example.org',
            labels: {},
            annotations: {},
            managers: [],
          },
        ],
        namespaces: ['flux-system'],
        purposes: ['platform'],
        configurations: [{ ...dnsConfigs, name: 'dns', uid: 'uid-2' }],
      },
    };
  }

  it('tells what is around installations, without a copy', () => {
    const cluster = clusterAround(
      definitions,
      namespaces,
      clusters,
      dnsConfigs,
      { ...veleroConfigs, state: 'not-installed' },
    );
    const facts = factsOf(cluster);
    expect(facts).toMatchObject(cluster.surroundings);
    expect(facts.customResources).toBe(cluster.surroundings.customResources);
    expect(facts.configurationKinds).toEqual(
      expect.arrayContaining([dnsConfigs, veleroConfigs]),
    );
  });

  it('tells of no list that was never read, and of the others as before', () => {
    const facts = factsOf(
      clusterAround(
        { ...definitions, state: 'forbidden' },
        namespaces,
        { ...clusters, state: 'failed', asOf: undefined },
        dnsConfigs,
        { ...veleroConfigs, state: 'forbidden' },
      ),
    );
    expect(facts.customResources).toBeUndefined();
    expect(facts.purposes).toBeUndefined();
    expect(facts.namespaces).toEqual(['flux-system']);
    expect(facts.configurationKinds).toEqual([
      expect.objectContaining(namespaces),
      dnsConfigs,
    ]);
    expect(facts.installations).toHaveLength(1);
  });

  it('is as old as the oldest of its lists', () => {
    const older = { ...namespaces, asOf: noon - 60_000 };
    expect(factsOf(clusterAround(definitions, older)).asOf).toBe(
      '2026-01-01T11:59:00.000Z',
    );
    expect(
      factsOf(clusterAround(definitions, { ...clusters, state: 'forbidden' }))
        .asOf,
    ).toBe('2026-01-01T12:00:00.000Z');
  });

  it('tells nothing of what is around to whom the cluster may not be shown', () => {
    const facts = createClusterFacts(
      clusterAround(definitions, namespaces, clusters, dnsConfigs),
      { cluster: () => false, installation: () => true },
      mirrors,
    );
    expect(JSON.stringify(facts)).not.toMatch(
      /tools|flux-system|platform"|Config/,
    );
    expect(facts.customResources).toBeUndefined();
    expect(facts.installations).toHaveLength(1);
  });

  it('says that something is out of date that was read and cannot be any more', () => {
    const revoked = {
      ...definitions,
      state: 'forbidden' as const,
      asOf: noon - 60_000,
    };
    expect(
      describeFactsFreshness(clusterAround(revoked, namespaces)),
    ).toMatchObject({
      asOf: '2026-01-01T11:59:00.000Z',
      stale: true,
      reason: {
        code: 'kinds-not-readable',
        message: 'not readable: CustomResourceDefinition',
      },
    });
    expect(
      describeFactsFreshness(
        clusterAround({ ...definitions, state: 'forbidden' }, namespaces),
      ),
    ).toMatchObject({ stale: false, reason: undefined });
  });
});
