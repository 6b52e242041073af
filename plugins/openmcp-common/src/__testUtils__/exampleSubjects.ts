import type {
  EligibilitySubject,
  InstalledCustomResource,
  InstalledProvider,
} from '../eligibility';
import type { VersionTraits } from '../traits';

/** Traits of a service of the platform that nothing speaks against. */
export const harmlessTraits: VersionTraits = {
  versionRange: '>=1.0.0 <2.0.0',
  component: 'platform-service-example',
  contract: { init: true, run: true, flags: true, metricsFlags: true },
  platformTarget: { mode: 'full', via: 'always' },
  targets: ['platform'],
  crds: [{ group: 'example.org', kind: 'Example', cluster: 'platform' }],
  gvkRegistration: 'none',
  requestBase: 'none',
  leader: { id: 'example', cluster: 'platform', replicasSafe: true },
  clusterAccess: { onboarding: 'none' },
  config: 'none',
  dependsOn: [],
  provides: ['example'],
  toolCrdGroups: ['tool.example.org'],
  toolVersion: '1.2.0',
  toolPrivileges: [],
  toolApiScope: 'Namespaced',
  targetNamespace: 'example',
  webhooks: { own: [], tool: [] },
  needs: {},
  deletion: { keeps: [] },
  hostRoutes: ['helm-deployment'],
};

/** A subject that nothing speaks against, with some traits changed. */
export function subjectWith(
  traits: Partial<VersionTraits> = {},
  subject: Partial<EligibilitySubject> = {},
): EligibilitySubject {
  return {
    kind: 'platform-service',
    title: 'Example',
    trust: 'trusted',
    image: 'registry.example.org/platform-service-example',
    version: '1.2.0',
    traits: { ...harmlessTraits, ...traits },
    ...subject,
  };
}

/** What every ServiceProvider of upstream has in common. */
const tenantTraits: Partial<VersionTraits> = {
  platformTarget: { mode: 'none' },
  targets: ['platform', 'onboarding', 'mcp'],
  gvkRegistration: 'logged',
  clusterAccess: { onboarding: 'init', timeout: '30m' },
  toolVersion: 'configured',
  dependsOn: [
    {
      capability: 'flux',
      strength: 'hard',
      on: 'platform',
      deploys: 'HelmRelease',
    },
  ],
};

/** A provider that puts a secrets operator on ControlPlanes. */
export const secretsProvider = subjectWith(
  {
    ...tenantTraits,
    component: 'service-provider-external-secrets',
    crds: [
      {
        group: 'secrets.example.org',
        kind: 'ProviderConfig',
        cluster: 'platform',
      },
      {
        group: 'secrets.example.org',
        kind: 'ExternalSecretsOperator',
        cluster: 'onboarding',
      },
    ],
    requestBase: { fixed: 'externalsecretsoperator.secrets.example.org' },
    leader: { id: 'secrets', cluster: 'onboarding', replicasSafe: true },
    config: {
      group: 'secrets.example.org',
      kind: 'ProviderConfig',
      nameRule: 'providerName',
      neededBefore: 'reconcile',
      required: ['versions'],
    },
    provides: ['external-secrets'],
    toolCrdGroups: ['external-secrets.io'],
    toolPrivileges: ['secrets-read'],
    toolApiScope: 'mixed',
    targetNamespace: 'external-secrets',
    webhooks: { own: [], tool: [{ failurePolicy: 'Fail', scope: 'own-api' }] },
    hostRoutes: ['helm-deployment', 'helm-release'],
    evidence: [
      {
        ref: 'service-provider-external-secrets@e0afdf2:cmd/main.go:240-275',
        traits: ['platformTarget', 'targets'],
      },
    ],
  },
  {
    kind: 'service-provider',
    title: 'External Secrets',
    image: 'registry.example.org/service-provider-external-secrets',
  },
);

/** A provider of what delivers the operator itself. */
export const deliveryProvider = subjectWith(
  {
    ...tenantTraits,
    component: 'service-provider-flux',
    crds: [
      {
        group: 'flux.example.org',
        kind: 'ProviderConfig',
        cluster: 'platform',
      },
      { group: 'flux.example.org', kind: 'Flux', cluster: 'onboarding' },
    ],
    requestBase: { fixed: 'flux.flux.example.org' },
    leader: { id: 'flux', cluster: 'onboarding', replicasSafe: true },
    config: {
      group: 'flux.example.org',
      kind: 'ProviderConfig',
      nameRule: 'providerName',
      neededBefore: 'reconcile',
      required: ['versions'],
    },
    provides: ['flux'],
    toolCrdGroups: ['helm.toolkit.fluxcd.io'],
    toolPrivileges: ['secrets-read', 'crd-write'],
    targetNamespace: 'flux-system',
    hostRoutes: [],
  },
  {
    kind: 'service-provider',
    title: 'Flux',
    image: 'registry.example.org/service-provider-flux',
    alreadyThere: 'the bootstrapper installs it first and owns it',
  },
);

/** A PlatformService that needs a configuration object and Flux. */
export const gatewayService = subjectWith(
  {
    component: 'platform-service-gateway',
    config: {
      group: 'gateway.example.org',
      kind: 'GatewayServiceConfig',
      nameRule: 'providerName',
      neededBefore: 'run',
      required: ['dns.baseDomain', 'envoyGateway.chart'],
    },
    dependsOn: [{ capability: 'flux', strength: 'hard', on: 'platform' }],
    provides: ['gateway'],
    toolCrdGroups: [],
    hostRoutes: [],
  },
  {
    title: 'Gateway',
    image: 'registry.example.org/platform-service-gateway',
  },
);

/** The three providers above. */
export const exampleLandscape: readonly EligibilitySubject[] = [
  secretsProvider,
  deliveryProvider,
  gatewayService,
];

/** An installation on a cluster. */
export function installed(
  kind: InstalledProvider['kind'],
  name: string,
  image: string,
  rest: Partial<InstalledProvider> = {},
): InstalledProvider {
  const uid = `${kind}-${name}`;
  const health = 'Healthy';
  return { kind, name, uid, image, health, platformMode: false, ...rest };
}

/** A CRD on a cluster. */
export function customResource(
  group: string,
  rest: Partial<InstalledCustomResource> = {},
): InstalledCustomResource {
  const name = `things.${group}`;
  return {
    name,
    uid: `uid-${group}`,
    group,
    labels: {},
    annotations: {},
    managers: [],
    ...rest,
  };
}
