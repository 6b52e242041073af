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

function definition(
  names: { group: string; kind: string; plural: string; version: string },
  scope: 'Cluster' | 'Namespaced',
  labels: Record<string, string>,
): SurroundingObject {
  const { group, kind, plural, version } = names;
  const schema = {
    openAPIV3Schema: {
      type: 'object',
      'x-kubernetes-preserve-unknown-fields': true,
    },
  };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}`, labels },
    spec: {
      group,
      names: {
        kind,
        listKind: `${kind}List`,
        plural,
        singular: kind.toLowerCase(),
      },
      scope,
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

function fluxDefinition(
  part: string,
  kind: string,
  plural: string,
  version: string,
): SurroundingObject {
  const group = `${part}.toolkit.fluxcd.io`;
  return definition({ group, kind, plural, version }, 'Namespaced', fluxLabels);
}

function cluster(purpose: string): SurroundingObject {
  return {
    apiVersion: 'clusters.openmcp.cloud/v1alpha1',
    kind: 'Cluster',
    metadata: { name: purpose, namespace: 'openmcp-system' },
    spec: { profile: purpose, purposes: [purpose], tenancy: 'Shared' },
  };
}

/**
 * Name by which what is around the providers was written.
 *
 * @public
 */
export const surroundingsWriter = 'bootstrapper';

/**
 * Lists what the bootstrapper leaves on a platform cluster (bootstrapper
 * internal/flux_deployer): Flux with its namespace and the definitions of its
 * kinds, the `Cluster` objects that stand for the platform and the onboarding
 * cluster, and the configuration of the gateway, which every landscape runs. Every
 * object comes after what it depends on; some need the definitions of the operator.
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
    definition(
      {
        group: 'gateway.openmcp.cloud',
        kind: 'GatewayServiceConfig',
        plural: 'gatewayserviceconfigs',
        version: 'v1alpha1',
      },
      'Cluster',
      { 'openmcp.cloud/cluster': 'platform' },
    ),
    cluster('platform'),
    cluster('onboarding'),
    {
      apiVersion: 'gateway.openmcp.cloud/v1alpha1',
      kind: 'GatewayServiceConfig',
      metadata: { name: 'gateway' },
      spec: {
        dns: { baseDomain: 'example.com' },
        envoyGateway: {
          chart: {
            url: 'oci://docker.io/envoyproxy/gateway-helm',
            tag: 'v1.5.0',
          },
        },
      },
    },
  ];
}
