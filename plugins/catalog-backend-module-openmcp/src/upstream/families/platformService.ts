import { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What platform services have in common: they work for the platform, are no
 * ServiceProviders and bring no tool of somebody else.
 *
 * @internal
 */
export const platformService = {
  contract: {
    init: true,
    run: true,
    flags: true,
    metricsFlags: true,
    leaderElect: true,
  },
  platformTarget: { mode: 'full', via: 'always' },
  gvkRegistration: 'none',
  toolCrdGroups: [],
  toolPrivileges: [],
  webhooks: { own: [], tool: [] },
  needs: {},
  targetNamespace: 'none',
  hostRoutes: [],
  deletion: { keeps: [] },
  ownsOperatorCrds: false,
  dependsOn: [],
  provides: [],
} satisfies Partial<VersionTraits>;

/**
 * Traits of {@link platformService} that follow from a service bringing no tool.
 *
 * @internal
 */
export const concludedOfPlatformServices = [
  'platformTarget',
  'toolPrivileges',
  'needs',
  'deletion',
  'targetNamespace',
  'hostRoutes',
];
