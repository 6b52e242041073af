import { describeRule } from '../../__testing__/describeRule';
import { tenant } from '../../__testing__/ruleCases';

describeRule('onboarding-dependency', [
  ['none', {}, 'ok', 'needs-no-onboarding'],
  [
    'a tenant provider',
    {
      subject: tenant.subject,
      traits: {
        platformTarget: { mode: 'none' },
        clusterAccess: { onboarding: 'init', timeout: '30m' },
      },
    },
    'needs-configuration',
    'needs-onboarding',
  ],
  [
    'a PlatformService',
    { traits: { clusterAccess: { onboarding: 'run' } } },
    'ok',
    'needs-onboarding',
  ],
  [
    'cluster without one',
    {
      traits: { clusterAccess: { onboarding: 'run' } },
      cluster: { purposes: ['platform'] },
    },
    'needs-configuration',
    'onboarding-missing',
  ],
  [
    'cluster with one',
    {
      traits: { clusterAccess: { onboarding: 'run' } },
      cluster: { purposes: ['platform', 'onboarding'] },
    },
    'ok',
    'onboarding-there',
  ],
  [
    'not declared',
    { traits: { clusterAccess: undefined } },
    'unknown',
    'trait-not-declared',
  ],
]);
