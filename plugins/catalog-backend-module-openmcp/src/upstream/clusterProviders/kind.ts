import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/cluster-provider-kind';
const image = 'ghcr.io/openmcp-project/images/cluster-provider-kind';

/**
 * What is known of `cluster-provider-kind`.
 *
 * @internal
 */
export const kind: UpstreamProvider = {
  name: 'cluster-provider-kind',
  title: 'kind',
  description: 'Makes clusters in containers, for trying things out',
  type: 'openmcp-cluster-provider',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'kind',
  newestRelease: 'v0.6.0',
  versions: [
    {
      component: 'cluster-provider-kind',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      contract: { init: true, run: true, flags: true },
      targets: ['platform'],
      leader: {
        id: '4be5eb3c.kind.clusters.openmcp.cloud',
        cluster: 'platform',
        replicasSafe: true,
      },
      clusterAccess: { onboarding: 'none' },
      gvkRegistration: 'none',
      provides: ['cluster-provider'],
      inferred: ['clusterAccess', 'gvkRegistration'],
      evidence: [
        {
          ref: `${repository}@de79cd8:README.md:52-66`,
          note: 'Needs the socket of Docker as a volume.',
          traits: ['contract', 'targets', 'leader'],
        },
      ],
    },
  ],
};
