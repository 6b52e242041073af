import { ProviderManifest } from '../landscape';

/**
 * A condition, as far as the contract looks at it.
 *
 * @internal
 */
export interface SeenCondition {
  type: string;
  status: string;
  reason: string;
  message: string;
  observedGeneration?: number;
}

/**
 * An object, as far as the contract looks at it.
 *
 * @internal
 */
export interface SeenObject {
  apiVersion?: string;
  kind?: string;
  metadata: {
    name: string;
    namespace?: string;
    uid: string;
    resourceVersion: string;
    generation?: number;
    creationTimestamp: string;
    deletionTimestamp?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
    finalizers?: string[];
    ownerReferences?: { kind: string; name: string; uid: string }[];
  };
  spec?: Record<string, unknown>;
  status?: {
    phase?: string;
    observedGeneration?: number;
    conditions?: SeenCondition[];
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

/**
 * A list of objects.
 *
 * @internal
 */
export interface SeenList {
  kind: string;
  apiVersion: string;
  metadata: {
    resourceVersion: string;
    continue?: string;
    remainingItemCount?: number;
  };
  items: SeenObject[];
}

/**
 * Namespace in which the operator works.
 *
 * @internal
 */
export const operatorNamespace = 'openmcp-system';

const collections: Record<string, string> = {
  ClusterProvider: '/apis/openmcp.cloud/v1alpha1/clusterproviders',
  ServiceProvider: '/apis/openmcp.cloud/v1alpha1/serviceproviders',
  PlatformService: '/apis/openmcp.cloud/v1alpha1/platformservices',
  Job: `/apis/batch/v1/namespaces/${operatorNamespace}/jobs`,
  Deployment: `/apis/apps/v1/namespaces/${operatorNamespace}/deployments`,
  Pod: `/api/v1/namespaces/${operatorNamespace}/pods`,
  Event: `/api/v1/namespaces/${operatorNamespace}/events`,
  Service: `/api/v1/namespaces/${operatorNamespace}/services`,
};

/**
 * Path of the collection of a kind; in the operator's namespace when the kind
 * is namespaced.
 *
 * @param kind - name of the kind
 * @internal
 */
export function collectionOf(kind: string): string {
  return collections[kind];
}

/**
 * Makes a PlatformService.
 *
 * @param name - its name
 * @param spec - its spec; an image that works when it is left out
 * @param annotations - annotations
 * @internal
 */
export function platformService(
  name: string,
  spec: Record<string, unknown> = { image: 'example.com/images/works:v1.0.0' },
  annotations?: Record<string, string>,
): ProviderManifest {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: { name, ...(annotations ? { annotations } : {}) },
    // Some of them are wrong on purpose.
    spec: spec as unknown as ProviderManifest['spec'],
  };
}

/**
 * Makes a PlatformService that the operator leaves alone.
 *
 * @param name - its name
 * @param spec - its spec
 * @internal
 */
export function ignoredService(
  name: string,
  spec?: Record<string, unknown>,
): ProviderManifest {
  return platformService(name, spec, { 'openmcp.cloud/operation': 'ignore' });
}

/**
 * Writes conditions in a form that is easy to compare.
 *
 * @param object - an object
 * @returns an entry such as `Ready=True/ProviderReady: Provider is ready` each
 * @internal
 */
export function conditionsOf(object: SeenObject): string[] {
  return (object.status?.conditions ?? []).map(
    ({ type, status, reason, message }) =>
      `${type}=${status}/${reason}: ${message}`,
  );
}
