import { Entity } from '@backstage/catalog-model';

type Annotations = Readonly<Record<string, string>>;

function entityOf(
  kind: string,
  name: string,
  type: string | undefined,
  annotations: Annotations,
): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind,
    metadata: { name, namespace: 'default', annotations },
    spec: { ...(type && { type }), owner: 'platform-core' },
  };
}

/** The provider that the examples of eligibility are about. */
export function providerEntity(
  annotations: Annotations = {
    'openmcp.cloud/image':
      'ghcr.io/openmcp-project/images/service-provider-eso',
  },
): Entity {
  return entityOf(
    'Component',
    'service-provider-eso',
    'openmcp-service-provider',
    annotations,
  );
}

/** A tool, which has no image. */
export function toolEntity(): Entity {
  return entityOf('Component', 'cert-manager', 'openmcp-tool', {});
}

/** The PlatformService velero on eu-live. */
export function installationEntity(
  annotations: Annotations = {
    'openmcp.cloud/cluster': 'eu-live',
    'openmcp.cloud/installation-kind': 'PlatformService',
    'openmcp.cloud/installation-name': 'velero',
  },
): Entity {
  return entityOf(
    'Resource',
    'eu-live-velero',
    'openmcp-installation',
    annotations,
  );
}

/** A platform cluster. */
export function clusterEntity(name = 'eu-live'): Entity {
  return entityOf('Resource', name, 'kubernetes-cluster', {
    'openmcp.cloud/cluster': name,
  });
}

/** A system of which providers are parts. */
export function systemEntity(): Entity {
  return entityOf('System', 'secrets-and-trust', undefined, {});
}
