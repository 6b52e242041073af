import type { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';

/** Traits in which `NAME` stands for the name of the provider. */
type Template = VersionTraits & { component: string };

const commandLine = {
  init: true,
  run: true,
  flags: true,
  metricsFlags: true,
  leaderElect: true,
};

const evidence: VersionTraits['evidence'] = [
  'contract gvkRegistration clusterAccess crds',
  'leader targets',
  'platformTarget targets config',
  'dependsOn targetNamespace',
  'webhooks',
  'toolPrivileges',
  'requestBase leader targets gvkRegistration',
  'config crds',
].map((traits, index) => ({
  ref: `service-provider-NAME@e0afdf2:cmd/file${index}.go:${index * 10 + 1}-40`,
  note: 'What a person reads who wants to know why.',
  traits: traits.split(' '),
}));

/** Works for tenants and leaves the tool to Flux. */
const tenantProvider: Template = {
  component: 'service-provider-NAME',
  versionRange: '>=1.0.0 <2.0.0',
  contract: commandLine,
  platformTarget: { mode: 'none' },
  targets: ['platform', 'onboarding', 'mcp'],
  crds: [
    {
      group: 'NAME.services.example.org',
      kind: 'ProviderConfig',
      cluster: 'platform',
    },
    { group: 'NAME.services.example.org', kind: 'Tool', cluster: 'onboarding' },
  ],
  gvkRegistration: 'logged',
  requestBase: { fixed: 'NAME.services.example.org' },
  leader: {
    id: 'services.example.org.NAME',
    cluster: 'onboarding',
    replicasSafe: true,
  },
  clusterAccess: { onboarding: 'init', timeout: '30m' },
  config: {
    group: 'NAME.services.example.org',
    kind: 'ProviderConfig',
    nameRule: 'providerName',
    neededBefore: 'reconcile',
    required: ['versions'],
  },
  dependsOn: [
    {
      capability: 'flux',
      strength: 'hard',
      on: 'platform',
      deploys: 'HelmRelease',
    },
  ],
  provides: ['NAME'],
  toolCrdGroups: ['NAME.io', 'generators.NAME.io'],
  toolApiScope: 'mixed',
  toolPrivileges: ['secrets-read', 'admission', 'crd-write'],
  toolVersion: 'configured',
  webhooks: { own: [], tool: [{ failurePolicy: 'Fail', scope: 'own-api' }] },
  needs: {},
  targetNamespace: 'NAME',
  deletion: { keeps: ['HelmReleases that it wrote'] },
  hostRoutes: ['helm-deployment', 'helm-release'],
  inferred: ['needs'],
  evidence,
};

/** Works for tenants on workload clusters, with storage. */
const dataProvider: Template = {
  ...tenantProvider,
  targets: ['platform', 'onboarding', 'mcp', 'workload'],
  dependsOn: [],
  needs: { objectStoreCredentials: true, nodeAgent: 'optional' },
  webhooks: { own: [], tool: [] },
  toolPrivileges: ['secrets-read', 'exec', 'crd-write'],
};

/** Can be told to use the platform cluster. */
const modeProvider: Template = {
  ...tenantProvider,
  platformTarget: {
    mode: 'full',
    via: 'flag',
    name: '--service-api-cluster',
    value: '--service-api-cluster=platform',
    releasedSince: null,
  },
  requestBase: { providerName: true },
  toolVersion: '1.2.0',
};

/** Made for the platform. */
const platformService: Template = {
  ...tenantProvider,
  component: 'platform-service-NAME',
  platformTarget: { mode: 'full', via: 'always' },
  targets: ['platform', 'onboarding'],
  gvkRegistration: 'none',
  requestBase: 'none',
  toolCrdGroups: [],
  webhooks: { own: [{ name: 'validate' }], tool: [] },
  targetNamespace: 'none',
  dependsOn: [],
  hostRoutes: [],
};

/** @internal */
export const traitTemplates: readonly Template[] = [
  tenantProvider,
  modeProvider,
  platformService,
  tenantProvider,
  dataProvider,
];
