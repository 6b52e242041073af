/**
 * A ClusterProvider, ServiceProvider or PlatformService as a person would apply
 * it.
 *
 * @public
 */
export interface ProviderManifest {
  /** Always `openmcp.cloud/v1alpha1`. */
  apiVersion: 'openmcp.cloud/v1alpha1';
  /** One of the three kinds of providers. */
  kind: 'ClusterProvider' | 'ServiceProvider' | 'PlatformService';
  /** Name, and what else a person may write there. */
  metadata: {
    name: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  /** Spec (openmcp-operator api/provider/v1alpha1/deployment_types.go). */
  spec: {
    image: string;
    env?: { name: string; value?: string }[];
    extraVolumes?: Record<string, unknown>[];
    extraVolumeMounts?: { name: string; mountPath: string }[];
    runReplicas?: number;
    topologySpreadConstraints?: Record<string, unknown>[];
    verbosity?: string;
  };
}
