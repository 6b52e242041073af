import type { ManifestFinding } from '../findings';

/**
 * The object by which a provider is configured, as it is written to a cluster.
 *
 * @public
 */
export interface ProviderConfigurationObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

/**
 * A configuration object with what is still to be done before it can be written.
 *
 * @public
 */
export interface ProviderConfigurationDraft {
  /** Texts such as `<version>` stand for what somebody has to fill in. */
  object: ProviderConfigurationObject;
  /** What waits for the object, or ends without it. */
  neededBefore: 'init' | 'run' | 'reconcile';
  /** True when the provider works without the object, too. */
  optional: boolean;
  /** Errors first; without errors the object is as its traits want it. */
  findings: ManifestFinding[];
}
