import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-resource-replicator';
const image =
  'ghcr.io/openmcp-project/images/platform-service-resource-replicator';
const group = 'core.open-control-plane.io';

/**
 * What is known of `platform-service-resource-replicator`.
 *
 * @internal
 */
export const resourceReplicator: UpstreamProvider = {
  name: 'platform-service-resource-replicator',
  title: 'Resource Replicator',
  description: 'Copies objects from one cluster of the platform to others',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'resource-replicator',
  versions: [
    {
      ...platformService,
      component: 'platform-service-resource-replicator',
      versionRange: '>=0.0.1 <1.0.0',
      image,
      targets: ['platform'],
      crds: [
        {
          group,
          kind: 'Replica',
          plural: 'replicas',
          scope: 'Namespaced',
          cluster: 'platform',
        },
        {
          group,
          kind: 'ClusterReplica',
          plural: 'clusterreplicas',
          scope: 'Cluster',
          cluster: 'platform',
        },
      ],
      requestBase: { providerName: true },
      leader: {
        id: 'github.com/openmcp-project/platform-service-resource-replicator',
        cluster: 'platform',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'none' },
      config: 'none',
      provides: ['resource-replicator'],
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${repository}@ccd88ca:cmd/platform-service-resource-replicator/app/init.go`,
          traits: ['contract', 'crds', 'clusterAccess', 'gvkRegistration'],
        },
        {
          ref: `${repository}@1c0baf1:cmd/platform-service-resource-replicator/app/run.go`,
          note: 'Takes the rights of an administrator on every Cluster that is there, and needs none of them to run.',
          traits: ['targets', 'leader', 'requestBase', 'config'],
        },
      ],
    },
  ],
};
