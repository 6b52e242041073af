import type { Entity } from '@backstage/catalog-model';
import type { WantedCluster } from './WantedClusters';

/**
 * An entity whose objects are all installations of a cluster and what the operator
 * made of them.
 *
 * @internal
 */
export const kubernetesEntity: Entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'everything',
    annotations: {
      'backstage.io/kubernetes-label-selector':
        'app.kubernetes.io/managed-by=openmcp-operator',
    },
  },
  spec: { type: 'service', lifecycle: 'production', owner: 'owners' },
};

/**
 * Configuration with which the Kubernetes plugin of Backstage asks for what an
 * installation consists of: PlatformServices, Jobs, Deployments and Pods.
 *
 * @internal
 */
export function kubernetesSettings(clusters: WantedCluster[]) {
  return {
    serviceLocatorMethod: { type: 'multiTenant' },
    clusterLocatorMethods: [
      {
        type: 'config',
        clusters: clusters.map(({ name, server, token }) => ({
          name,
          url: server,
          authProvider: 'serviceAccount',
          serviceAccountToken: token,
          skipMetricsLookup: true,
        })),
      },
    ],
    objectTypes: ['deployments', 'jobs', 'pods'],
    customResources: [
      {
        group: 'openmcp.cloud',
        apiVersion: 'v1alpha1',
        plural: 'platformservices',
      },
    ],
  };
}
