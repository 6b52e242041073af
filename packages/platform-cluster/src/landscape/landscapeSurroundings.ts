/**
 * An object around the providers of a landscape.
 *
 * @public
 */
export interface SurroundingObject {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  spec?: Record<string, unknown>;
}

const fluxLabels = {
  'app.kubernetes.io/instance': 'flux-system',
  'app.kubernetes.io/part-of': 'flux',
  'app.kubernetes.io/version': 'v2.7.2',
};

function fluxDefinition(
  group: string,
  kind: string,
  plural: string,
  version: string,
): SurroundingObject {
  const schema = {
    openAPIV3Schema: {
      type: 'object',
      'x-kubernetes-preserve-unknown-fields': true,
    },
  };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: {
      name: `${plural}.${group}.toolkit.fluxcd.io`,
      labels: fluxLabels,
    },
    spec: {
      group: `${group}.toolkit.fluxcd.io`,
      names: {
        kind,
        listKind: `${kind}List`,
        plural,
        singular: kind.toLowerCase(),
      },
      scope: 'Namespaced',
      versions: [
        {
          name: version,
          served: true,
          storage: true,
          schema,
          subresources: { status: {} },
        },
      ],
    },
  };
}

/**
 * Lists what the bootstrapper leaves on a platform cluster before the operator
 * is delivered (bootstrapper internal/flux_deployer): Flux with its namespace
 * and the definitions of its kinds, and the `Cluster` that stands for the
 * platform cluster itself. Every object comes after what it depends on; the last
 * one needs the definitions of the operator.
 *
 * @public
 */
export function landscapeSurroundings(): SurroundingObject[] {
  return [
    {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'flux-system', labels: fluxLabels },
    },
    fluxDefinition('source', 'GitRepository', 'gitrepositories', 'v1'),
    fluxDefinition('source', 'HelmRepository', 'helmrepositories', 'v1'),
    fluxDefinition('source', 'OCIRepository', 'ocirepositories', 'v1'),
    fluxDefinition('kustomize', 'Kustomization', 'kustomizations', 'v1'),
    fluxDefinition('helm', 'HelmRelease', 'helmreleases', 'v2'),
    {
      apiVersion: 'clusters.openmcp.cloud/v1alpha1',
      kind: 'Cluster',
      metadata: { name: 'platform', namespace: 'openmcp-system' },
      spec: {
        profile: 'platform',
        purposes: ['platform'],
        tenancy: 'Shared',
      },
    },
  ];
}
