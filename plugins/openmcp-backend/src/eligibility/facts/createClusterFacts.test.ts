import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { ClusterView } from '../../fleet';
import { InstallationSnapshot } from '../../store';
import { ImageMirrors } from '../images';
import { createClusterFacts } from './createClusterFacts';

const mirrors = new ImageMirrors([
  { prefix: 'mirror.example/', upstream: 'ghcr.io/' },
]);

function clusterWith(...snapshots: InstallationSnapshot[]): ClusterView {
  const [cluster] = createFleetView(snapshots).clusters();
  return cluster;
}

function factsOf(cluster: ClusterView) {
  return createClusterFacts(cluster, () => true, mirrors);
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
    expect(factsOf(clusterWith(told, createSnapshot('alpha', 'dns')))).toEqual({
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
});
