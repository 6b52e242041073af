import { NewObject } from '../objects';
import { openSchema, providerSchema } from '../schema';
import { DefinitionSpec } from './CustomResourceDefinition';

interface DefinitionOptions {
  group: string;
  kind: string;
  plural: string;
  version?: string;
  scope?: DefinitionSpec['scope'];
  shortNames?: string[];
}

function definition(
  options: DefinitionOptions,
  version: Partial<DefinitionSpec['versions'][number]>,
): NewObject<DefinitionSpec> {
  const { group, kind, plural, scope = 'Namespaced' } = options;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: {
      name: `${plural}.${group}`,
      labels: { 'openmcp.cloud/cluster': 'platform' },
      annotations: { 'controller-gen.kubebuilder.io/version': 'v0.20.1' },
    },
    spec: {
      group,
      names: {
        kind,
        listKind: `${kind}List`,
        plural,
        singular: kind.toLowerCase(),
        ...(options.shortNames ? { shortNames: options.shortNames } : {}),
      },
      scope,
      versions: [
        {
          name: options.version ?? 'v1alpha1',
          served: true,
          storage: true,
          subresources: { status: {} },
          ...version,
        },
      ],
    },
  };
}

function provider(kind: string, plural: string): NewObject<DefinitionSpec> {
  return definition(
    { group: 'openmcp.cloud', kind, plural, scope: 'Cluster' },
    {
      schema: { openAPIV3Schema: providerSchema(kind === 'ServiceProvider') },
      selectableFields: [{ jsonPath: '.status.phase' }],
      additionalPrinterColumns: [
        { jsonPath: '.status.phase', name: 'Phase', type: 'string' },
      ],
    },
  );
}

function other(options: DefinitionOptions): NewObject<DefinitionSpec> {
  return definition(options, { schema: { openAPIV3Schema: openSchema } });
}

const clusters = 'clusters.openmcp.cloud';
const helm = 'helm.open-control-plane.io';

/**
 * The definitions that `openmcp-operator init` installs on a platform cluster
 * (openmcp-operator api/crds/manifests, those with the label
 * `openmcp.cloud/cluster: platform`). Only the three kinds of providers are
 * checked against a schema.
 *
 * @internal
 */
export const operatorDefinitions: NewObject<DefinitionSpec>[] = [
  provider('ClusterProvider', 'clusterproviders'),
  provider('ServiceProvider', 'serviceproviders'),
  provider('PlatformService', 'platformservices'),
  other({ group: clusters, kind: 'AccessRequest', plural: 'accessrequests' }),
  other({ group: clusters, kind: 'Cluster', plural: 'clusters' }),
  other({
    group: clusters,
    kind: 'ClusterProfile',
    plural: 'clusterprofiles',
    scope: 'Cluster',
  }),
  other({ group: clusters, kind: 'ClusterRequest', plural: 'clusterrequests' }),
  other({ group: helm, kind: 'HelmDeployment', plural: 'helmdeployments' }),
  other({
    group: helm,
    kind: 'HelmDeployerConfig',
    plural: 'helmdeployerconfigs',
    scope: 'Cluster',
  }),
];
