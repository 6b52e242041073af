import { operatorVersion } from '../binaries';

/**
 * Namespace of the openmcp-operator and of everything that it starts.
 *
 * @internal
 */
export const operatorNamespace = 'openmcp-system';

/**
 * Name of the operator's pod. The operator runs beside the cluster; its pod is
 * there because it reads its own image from it
 * (openmcp-operator cmd/openmcp-operator/app/init.go).
 *
 * @internal
 */
export const operatorPodName = 'openmcp-operator-0';

/**
 * An object to create and the collection that it belongs to.
 *
 * @internal
 */
export interface BootstrapObject {
  /** Path of the collection at the API server. */
  path: string;
  /** The object. */
  object: object;
}

/**
 * What a cluster needs before the operator can be started, in this order.
 *
 * @internal
 */
export const bootstrapObjects: BootstrapObject[] = [
  {
    path: '/api/v1/nodes',
    object: {
      apiVersion: 'v1',
      kind: 'Node',
      metadata: {
        name: 'node-0',
        labels: {
          'kubernetes.io/hostname': 'node-0',
          'kubernetes.io/os': 'linux',
          'topology.kubernetes.io/zone': 'zone-a',
        },
      },
    },
  },
  {
    path: '/api/v1/namespaces',
    object: {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: operatorNamespace },
    },
  },
  {
    // The controller manager makes it as well, but a pod is refused until then.
    path: `/api/v1/namespaces/${operatorNamespace}/serviceaccounts`,
    object: {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'default', namespace: operatorNamespace },
    },
  },
  {
    path: `/api/v1/namespaces/${operatorNamespace}/pods`,
    object: {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: {
        name: operatorPodName,
        namespace: operatorNamespace,
        labels: { 'app.kubernetes.io/name': 'openmcp-operator' },
      },
      spec: {
        containers: [
          {
            name: 'openmcp-operator',
            image: `ghcr.io/openmcp-project/images/openmcp-operator:${operatorVersion}`,
          },
        ],
      },
    },
  },
];
