import { askRule } from '../../__testUtils__/askRule';
import {
  customResource,
  gatewayService,
  installed,
} from '../../__testUtils__/exampleSubjects';
import { emptyCluster } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const needs = (strength: 'hard' | 'soft', capability = 'flux') => ({
  dependsOn: [{ capability, strength, on: 'platform' as const }],
});

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'needs-no-capability'],
  [
    'none, on a cluster',
    { cluster: emptyCluster },
    'ok',
    'needs-no-capability',
  ],
  [
    'hard',
    { traits: needs('hard') },
    'needs-configuration',
    'needs-capabilities',
  ],
  ['soft', { traits: needs('soft') }, 'ok', 'may-need-capabilities'],
  [
    'hard, what delivers the operator',
    { traits: needs('hard'), cluster: emptyCluster },
    'ok',
    'capabilities-there',
  ],
  [
    'hard, absent',
    {
      traits: needs('hard'),
      cluster: emptyCluster,
      operatorDeliveredBy: 'other',
    },
    'needs-configuration',
    'needs-capabilities',
  ],
  [
    'soft, absent',
    {
      traits: needs('soft'),
      cluster: emptyCluster,
      operatorDeliveredBy: 'other',
    },
    'warning',
    'may-need-capabilities',
  ],
  [
    'its CRDs there',
    {
      traits: needs('hard'),
      operatorDeliveredBy: 'other',
      cluster: { customResources: [customResource('helm.toolkit.fluxcd.io')] },
    },
    'ok',
    'capabilities-there',
  ],
  [
    'a service that provides it there',
    {
      traits: needs('hard', 'gateway'),
      cluster: {
        customResources: [],
        installations: [
          installed('PlatformService', 'gw', `${gatewayService.image}:v1`),
        ],
      },
    },
    'ok',
    'capabilities-there',
  ],
  [
    'a ServiceProvider of it does not count',
    {
      traits: needs('hard', 'gateway'),
      cluster: {
        customResources: [],
        installations: [
          installed('ServiceProvider', 'gw', `${gatewayService.image}:v1`),
        ],
      },
    },
    'needs-configuration',
    'needs-capabilities',
  ],
  [
    'only on workload clusters',
    {
      traits: {
        dependsOn: [
          { capability: 'gateway', strength: 'hard', on: 'workload' },
        ],
      },
      cluster: emptyCluster,
    },
    'ok',
    'needs-no-capability',
  ],
  [
    'not declared',
    { traits: { dependsOn: undefined } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'HelmDeployment without a Cluster',
    {
      route: 'helm-deployment',
      cluster: { ...emptyCluster, purposes: ['onboarding'] },
    },
    'needs-configuration',
    'needs-capabilities',
  ],
  [
    'HelmDeployment with all',
    {
      route: 'helm-deployment',
      cluster: { ...emptyCluster, purposes: ['platform'] },
    },
    'ok',
    'capabilities-there',
  ],
  [
    'HelmRelease',
    { route: 'helm-release' },
    'needs-configuration',
    'needs-capabilities',
  ],
  ['own service', { route: 'platform-service' }, 'ok', 'needs-no-capability'],
];

describe('deployer-dependency', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('deployer-dependency', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('names a capability once that both the route and the tool need', () => {
    const { params } = askRule('deployer-dependency', {
      route: 'helm-release',
      traits: {
        dependsOn: [
          { capability: 'flux', strength: 'soft', on: 'platform' },
          { capability: 'gateway', strength: 'soft', on: 'platform' },
        ],
      },
      landscape: [gatewayService],
      cluster: {
        ...emptyCluster,
        installations: [
          installed('PlatformService', 'gateway', `${gatewayService.image}:v1`),
        ],
      },
    });
    expect(params.capabilities).toEqual(['flux', 'gateway']);
  });

  it('names what a route needs and what only workload clusters need', () => {
    const { params, notes } = askRule('deployer-dependency', {
      route: 'helm-deployment',
      traits: {
        dependsOn: [
          { capability: 'gateway', strength: 'hard', on: 'workload' },
          { capability: 'cert-manager', strength: 'hard', on: 'platform' },
        ],
      },
      cluster: { ...emptyCluster, purposes: [] },
    });
    expect(params.capabilities).toEqual(['cert-manager', 'Cluster (platform)']);
    expect(notes).toEqual([
      { code: 'needed-on-workload', params: { capabilities: ['gateway'] } },
    ]);
  });
});
