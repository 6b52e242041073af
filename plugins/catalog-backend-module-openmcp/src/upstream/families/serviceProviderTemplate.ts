import { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';

const template =
  'openmcp-project/service-provider-template@94af197:cmd/service-provider-template/main.go';

/**
 * What all service providers have in common that were made from upstream's
 * template: two commands, a request for the onboarding cluster in both of them,
 * a registration whose failure is logged only, and nothing that selects the
 * platform cluster as target.
 *
 * @internal
 */
export const serviceProviderTemplate = {
  contract: {
    init: true,
    run: true,
    flags: true,
    metricsFlags: true,
    leaderElect: true,
  },
  platformTarget: { mode: 'none' },
  gvkRegistration: 'logged',
  clusterAccess: { onboarding: 'init', timeout: '30m' },
  ownsOperatorCrds: false,
} satisfies Partial<VersionTraits>;

/**
 * Where {@link serviceProviderTemplate} was read.
 *
 * @internal
 */
export const serviceProviderTemplateEvidence = [
  {
    ref: `${template}:255-296`,
    note: 'Failed access to onboarding, failed CRDs and a failed registration are logged; init ends with 0.',
    traits: ['contract', 'gvkRegistration', 'clusterAccess', 'crds'],
  },
  {
    ref: `${template}:316-323`,
    note: 'Manager, cache and Lease are on the onboarding cluster.',
    traits: ['leader', 'targets'],
  },
  {
    ref: 'openmcp-project/opencontrolplane-runtime@8102e95:pkg/serviceprovider/apireconciler.go:351-397',
    note: 'Each object needs its ControlPlane; the runtime knows no other target.',
    traits: ['platformTarget', 'targets', 'config'],
  },
] satisfies VersionTraits['evidence'];

/**
 * The CRDs of a provider that was made from the template: its configuration on
 * the platform cluster, its service on the onboarding cluster.
 *
 * @internal
 */
export function templateCrds(
  group: string,
  kind: string,
  plural: string,
): NonNullable<VersionTraits['crds']> {
  return [
    {
      group,
      kind: 'ProviderConfig',
      plural: 'providerconfigs',
      scope: 'Cluster',
      cluster: 'platform',
    },
    { group, kind, plural, scope: 'Namespaced', cluster: 'onboarding' },
  ];
}

/**
 * What a provider leaves to Flux on the platform cluster.
 *
 * @internal
 */
export const deployedByFlux = {
  dependsOn: [
    {
      capability: 'flux',
      strength: 'hard',
      on: 'platform',
      deploys: 'HelmRelease',
      note: 'It writes HelmReleases, which source-controller and helm-controller execute.',
    },
  ],
  deletion: {
    order: 'service objects, then the configuration, then the provider',
    keeps: ['HelmReleases and OCIRepositories that it wrote'],
  },
} satisfies Partial<VersionTraits>;

/**
 * For tools that need neither volumes nor credentials nor a certificate authority.
 *
 * @internal
 */
export const needsNothing: NonNullable<VersionTraits['needs']> = {};

/**
 * The configuration of a provider that offers versions of a chart: at least one,
 * and the chart that it is.
 *
 * @internal
 */
export const versionsOfCharts: Record<string, unknown> = {
  versions: [{ version: '<version>', chartVersion: '<version of the chart>' }],
};
