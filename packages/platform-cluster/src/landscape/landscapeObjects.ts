import { failureImageNames } from '../failureImages';
import { ProviderManifest } from './ProviderManifest';

type Kind = ProviderManifest['kind'];
type More = Partial<ProviderManifest['spec']> &
  Pick<ProviderManifest['metadata'], 'annotations'>;

const registry = 'ghcr.io/openmcp-project/images';

function provider(
  kind: Kind,
  name: string,
  image: string,
  { annotations, ...spec }: More = {},
): ProviderManifest {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind,
    metadata: { name, ...(annotations ? { annotations } : {}) },
    spec: {
      image: image.startsWith('ghcr.io/') ? image : `${registry}/${image}`,
      ...spec,
    },
  };
}

const ignored: More = { annotations: { 'openmcp.cloud/operation': 'ignore' } };

const spread: More = {
  runReplicas: 3,
  topologySpreadConstraints: [
    {
      maxSkew: 1,
      topologyKey: 'topology.kubernetes.io/zone',
      whenUnsatisfiable: 'ScheduleAnyway',
    },
  ],
};

const dockerSocket: More = {
  extraVolumeMounts: [{ name: 'docker', mountPath: '/var/run/docker.sock' }],
  extraVolumes: [
    {
      name: 'docker',
      hostPath: { path: '/var/run/docker.sock', type: 'Socket' },
    },
  ],
  verbosity: 'DEBUG',
};

const ocm = 'ghcr.io/open-component-model/images/service-provider-ocm';

/*
 * Names and versions are those of the components of openMCP's releases; the
 * canary runs what comes next. An installation that is not well has the image
 * that plays its failure.
 */
const live: ProviderManifest[] = [
  provider('ClusterProvider', 'gardener', 'cluster-provider-gardener:v0.14.0'),
  provider(
    'ServiceProvider',
    'crossplane',
    'service-provider-crossplane:v1.2.0',
  ),
  provider(
    'ServiceProvider',
    'external-secrets',
    'service-provider-external-secrets:v1.1.1',
  ),
  provider('ServiceProvider', 'flux', 'service-provider-flux:v1.2.1', {
    ...spread,
  }),
  provider('ServiceProvider', 'kro', 'service-provider-kro:v1.3.0'),
  provider(
    'ServiceProvider',
    'landscaper',
    'service-provider-landscaper:v1.2.0',
  ),
  provider(
    'ServiceProvider',
    'metrics-operator',
    'service-provider-metrics-operator:v0.2.0',
  ),
  provider('ServiceProvider', 'ocm', `${ocm}:v0.4.0`),
  provider(
    'ServiceProvider',
    'otel-operator',
    `service-provider-otel-operator/${failureImageNames.missing}:v0.2.2`,
  ),
  provider('ServiceProvider', 'velero', 'service-provider-velero:v1.1.1'),
  provider('PlatformService', 'dns', 'platform-service-dns:v0.1.0'),
  provider(
    'PlatformService',
    'gardener-ipam',
    'platform-service-gardener-ipam:v0.3.0',
  ),
  provider('PlatformService', 'gateway', 'platform-service-gateway:v0.1.1'),
  provider(
    'PlatformService',
    'project-workspace',
    'platform-service-project-workspace:v2.3.0',
  ),
  provider('PlatformService', 'quota', 'platform-service-quota:v1.1.0', {
    runReplicas: 2,
  }),
  provider('PlatformService', 'usage', 'usage-operator:v0.1.0', ignored),
];

const canary: ProviderManifest[] = [
  provider('ClusterProvider', 'gardener', 'cluster-provider-gardener:v0.14.0'),
  provider(
    'ClusterProvider',
    'kind',
    'cluster-provider-kind:v0.6.0',
    dockerSocket,
  ),
  provider(
    'ServiceProvider',
    'external-secrets',
    'service-provider-external-secrets:v1.1.1',
    { verbosity: 'DEBUG' },
  ),
  provider('ServiceProvider', 'flux', 'service-provider-flux:v1.2.2'),
  provider('ServiceProvider', 'kro', 'service-provider-kro:v1.3.0'),
  provider(
    'ServiceProvider',
    'kyverno',
    'service-provider-kyverno:v0.1.0',
    ignored,
  ),
  provider(
    'ServiceProvider',
    'metrics-operator',
    'service-provider-metrics-operator:v0.2.0',
  ),
  provider('ServiceProvider', 'ocm', `${ocm}:v0.4.0`),
  provider(
    'ServiceProvider',
    'otel-operator',
    'service-provider-otel-operator:v0.2.2',
  ),
  provider(
    'ServiceProvider',
    'velero',
    `service-provider-velero/${failureImageNames.initFails}:v1.1.2`,
    {
      env: [{ name: 'OBJECT_STORE_REGION', value: 'eu-central-1' }],
    },
  ),
  provider('PlatformService', 'dns', 'platform-service-dns:v0.1.0'),
  provider('PlatformService', 'gateway', 'platform-service-gateway:v0.1.1'),
  provider(
    'PlatformService',
    'project-workspace',
    'platform-service-project-workspace:v2.3.0',
  ),
  provider(
    'PlatformService',
    'test-runner',
    'platform-service-test-runner:v1.2.0',
  ),
  provider('PlatformService', 'usage', 'usage-operator:v1.0.0'),
];

const small: ProviderManifest[] = [
  provider('ClusterProvider', 'kind', 'cluster-provider-kind:v0.6.0'),
  provider('ServiceProvider', 'flux', 'service-provider-flux:v1.2.1'),
  provider('PlatformService', 'gateway', 'platform-service-gateway:v0.1.1'),
];

/**
 * Lists the providers that run on a platform cluster of the demonstration: a
 * production landscape `eu-live`, its canary `eu-canary`, and a small one under
 * any other name. Most of them are well; some have an init that fails, an image
 * that cannot be pulled, or are ignored by the operator. The operator's own two
 * PlatformServices are not among them, it creates them itself.
 *
 * @param clusterName - name of the cluster
 * @public
 */
export function landscapeObjects(clusterName: string): ProviderManifest[] {
  const landscapes: Record<string, ProviderManifest[]> = {
    'eu-live': live,
    'eu-canary': canary,
  };
  return (landscapes[clusterName] ?? small).map(
    ({ metadata, spec, ...type }) => ({
      ...type,
      metadata: { ...metadata },
      spec: { ...spec },
    }),
  );
}
