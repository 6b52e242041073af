import { Entity } from '@backstage/catalog-model';
import { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';

/** Where the images of the examples lie. */
export const exampleImages = 'ghcr.io/example/images';

/** Traits of a provider that works on ControlPlanes by Helm releases. */
export const tenantTraits: VersionTraits = {
  component: 'service-provider-example',
  versionRange: '>=1.0.0 <2.0.0',
  contract: {
    init: true,
    run: true,
    flags: true,
    metricsFlags: true,
    leaderElect: true,
  },
  platformTarget: { mode: 'none' },
  targets: ['platform', 'onboarding', 'mcp'],
  crds: [{ group: 'example.services', kind: 'Example', cluster: 'onboarding' }],
  toolCrdGroups: ['tool.example'],
  toolApiScope: 'Namespaced',
  gvkRegistration: 'logged',
  requestBase: { providerName: true },
  leader: { id: 'example', cluster: 'platform', replicasSafe: true },
  clusterAccess: { onboarding: 'init' },
  toolVersion: 'configured',
  toolPrivileges: [],
  deletion: { keeps: [] },
  config: {
    group: 'example.services',
    kind: 'ProviderConfig',
    nameRule: 'providerName',
    neededBefore: 'reconcile',
  },
  dependsOn: [
    {
      capability: 'flux',
      strength: 'hard',
      on: 'platform',
      deploys: 'HelmRelease',
    },
  ],
  provides: ['example-tool'],
  webhooks: { own: [], tool: [] },
  needs: {},
  targetNamespace: 'example',
  hostRoutes: ['helm-release'],
};

/**
 * An entity that describes a provider or a tool; from a trusted location unless
 * said otherwise.
 */
export function createProviderEntity(
  name: string,
  options: {
    type?: string;
    title?: string;
    origin?: string;
    namespace?: string;
    annotations?: Record<string, string>;
    image?: string;
    openmcp?: object;
    traits?: Partial<VersionTraits>;
    owner?: string;
  } = {},
): Entity {
  const type = options.type ?? 'openmcp-service-provider';
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: {
      name,
      namespace: options.namespace,
      title: options.title,
      annotations: {
        'backstage.io/managed-by-origin-location':
          options.origin ?? 'openmcp:upstream',
        ...(type !== 'openmcp-tool' && {
          'openmcp.cloud/image': options.image ?? `${exampleImages}/${name}`,
        }),
        ...options.annotations,
      },
    },
    spec: {
      type,
      lifecycle: 'production',
      owner: options.owner ?? 'platform-core',
      openmcp: {
        schemaVersion: 1,
        versions: [{ ...tenantTraits, ...options.traits }],
        ...options.openmcp,
      },
    },
  } as Entity;
}

/** Flux, which the platform itself is delivered by. */
export const fluxEntity = createProviderEntity('service-provider-flux', {
  title: 'Flux',
  annotations: {
    'openmcp.cloud/provider-name': 'flux',
    'openmcp.cloud/proposed-tag': 'v1.2.0',
  },
  openmcp: { tool: 'flux', alreadyThere: 'the bootstrapper owns it' },
  traits: {
    component: 'service-provider-flux',
    provides: ['flux'],
    toolCrdGroups: ['helm.toolkit.fluxcd.io'],
    targetNamespace: 'flux-system',
  },
});

/** The tool of {@link fluxEntity}. */
export const fluxToolEntity = createProviderEntity('flux', {
  title: 'Flux',
  type: 'openmcp-tool',
  openmcp: {
    versions: [{ versionRange: '>=2.0.0', provides: ['flux'] }],
  },
});

/** The image of the concept, which is not published. */
export const esoEntity = createProviderEntity('service-provider-eso', {
  title: 'ESO',
  annotations: {
    'openmcp.cloud/provider-name': 'eso',
    'openmcp.cloud/proposed-tag': 'v1.0.0',
  },
  openmcp: {
    hypothetical: { standsFor: 'service-provider-external-secrets' },
    tool: 'external-secrets',
  },
  traits: {
    component: 'service-provider-eso',
    provides: ['external-secrets'],
    toolCrdGroups: ['external-secrets.io'],
    targetNamespace: 'external-secrets',
    platformTarget: {
      mode: 'full',
      via: 'flag',
      name: '--service-api-cluster',
      value: '--service-api-cluster=platform',
      releasedSince: null,
    },
  },
});

/** A tool that no provider manages yet. */
export const certManagerEntity = createProviderEntity('cert-manager', {
  type: 'openmcp-tool',
  openmcp: {
    versions: [
      {
        versionRange: '>=1.0.0',
        provides: ['cert-manager'],
        hostRoutes: ['helm-release'],
      },
    ],
  },
});
