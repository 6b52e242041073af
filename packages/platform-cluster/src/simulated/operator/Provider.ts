import { kindId } from '../kinds';
import { KubernetesObject } from '../objects';

/**
 * Namespace in which the operator works.
 *
 * @internal
 */
export const operatorNamespace = 'openmcp-system';

/**
 * Version of the operator that is imitated.
 *
 * @internal
 */
export const operatorVersion = 'v1.3.0';

/**
 * Spec of a provider object (openmcp-operator
 * api/provider/v1alpha1/deployment_types.go).
 *
 * @internal
 */
export interface ProviderSpec {
  image: string;
  imagePullSecrets?: { name: string }[];
  initCommand?: string[];
  runCommand?: string[];
  env?: { name: string; value?: string }[];
  verbosity?: string;
  extraVolumes?: { name: string }[];
  extraVolumeMounts?: { name: string; mountPath: string }[];
  runReplicas?: number;
  topologySpreadConstraints?: object[];
  metrics?: { disabled: boolean; path?: string; port?: number };
}

/**
 * A condition of a provider object.
 *
 * @internal
 */
export interface Condition {
  type: string;
  status: 'True' | 'False' | 'Unknown';
  reason: string;
  message: string;
  observedGeneration?: number;
  lastTransitionTime: string;
}

/**
 * Status of a provider object.
 *
 * @internal
 */
export interface ProviderStatus {
  conditions?: Condition[];
  observedGeneration: number;
  phase?: string;
  metrics?: { serviceRef: { name: string; namespace: string } };
  resources?: object[];
}

/**
 * A ClusterProvider, ServiceProvider or PlatformService.
 *
 * @internal
 */
export type Provider = KubernetesObject<ProviderSpec, ProviderStatus>;

/**
 * A provider whose spec is there.
 *
 * @internal
 */
export type ProviderWithSpec = Provider & { spec: ProviderSpec };

const prefixes: Record<string, string> = {
  ClusterProvider: 'cp',
  ServiceProvider: 'sp',
  PlatformService: 'ps',
};

const kindIds: Record<string, string> = {
  ClusterProvider: kindId.clusterProvider,
  ServiceProvider: kindId.serviceProvider,
  PlatformService: kindId.platformService,
};

/**
 * Id of the kind of a provider.
 *
 * @param kindName - name of the kind
 * @returns undefined when it is no kind of providers
 * @internal
 */
export function providerKindId(kindName: string): string | undefined {
  return kindIds[kindName];
}

/**
 * Name of the Deployment of a provider; those of other objects are made from it
 * (openmcp-operator internal/controllers/provider/install/values.go).
 *
 * @param provider - the provider
 * @internal
 */
export function deploymentName(provider: Provider): string {
  return `${prefixes[provider.kind]}-${provider.metadata.name}`.toLowerCase();
}

/**
 * Name of the init Job of a provider.
 *
 * @param provider - the provider
 * @internal
 */
export function initJobName(provider: Provider): string {
  return `${deploymentName(provider)}-init`;
}

/**
 * Labels of the objects that the operator makes for a provider.
 *
 * @param provider - the provider
 * @param component - which half of it
 * @internal
 */
export function providerLabels(
  provider: Provider,
  component: 'init-job' | 'controller',
): Record<string, string> {
  return {
    'app.kubernetes.io/component': component,
    'app.kubernetes.io/instance': provider.metadata.name,
    'app.kubernetes.io/managed-by': 'openmcp-operator',
    'app.kubernetes.io/name': provider.kind,
  };
}
