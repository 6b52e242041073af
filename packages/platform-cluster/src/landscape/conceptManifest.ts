import { ProviderManifest } from './ProviderManifest';

/**
 * The PlatformService of the concept: the External Secrets Operator on the
 * platform cluster. It is no part of a landscape.
 *
 * @public
 */
export function conceptManifest(): ProviderManifest {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: { name: 'eso' },
    spec: {
      image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
    },
  };
}
