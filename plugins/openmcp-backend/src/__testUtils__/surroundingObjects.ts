/** Where what is around installations lives on a cluster. */
export const surroundingPaths = {
  definitions: '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
  namespaces: '/api/v1/namespaces',
  clusters:
    '/apis/clusters.openmcp.cloud/v1alpha1/namespaces/openmcp-system/clusters',
};

/** A definition of a kind whose objects may have any fields. */
export function rawDefinition(
  group: string,
  kind: string,
  options: {
    version?: string;
    scope?: 'Cluster' | 'Namespaced';
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  } = {},
) {
  const { version = 'v1', scope = 'Cluster', labels, annotations } = options;
  const plural = `${kind.toLowerCase()}s`;
  const schema = {
    type: 'object',
    'x-kubernetes-preserve-unknown-fields': true,
  };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.${group}`, labels, annotations },
    spec: {
      group,
      scope,
      names: {
        kind,
        plural,
        singular: kind.toLowerCase(),
        listKind: `${kind}List`,
      },
      versions: [
        {
          name: version,
          served: true,
          storage: true,
          schema: { openAPIV3Schema: schema },
        },
      ],
    },
  };
}

export function rawNamespace(name: string) {
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name } };
}

/** A cluster that openMCP knows, for these purposes. */
export function rawCluster(
  name: string,
  purposes: string[],
  version: string = 'v1alpha1',
) {
  return {
    apiVersion: `clusters.openmcp.cloud/${version}`,
    kind: 'Cluster',
    metadata: { name, namespace: 'openmcp-system' },
    spec: { profile: 'default', purposes, tenancy: 'Shared' },
  };
}

/** An object of a kind that {@link rawDefinition} defines. */
export function rawConfiguration(
  group: string,
  kind: string,
  name: string,
  version: string = 'v1',
) {
  return {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: { name },
    spec: { password: 'marked-configuration' },
  };
}
