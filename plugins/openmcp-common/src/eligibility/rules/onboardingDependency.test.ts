import { askRule } from '../../__testUtils__/askRule';
import { tenant } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';
import { renderRuleSentence } from '../messages';

const rows: RuleRow[] = [
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
];

describe('onboarding-dependency', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('onboarding-dependency', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('says how long it waits, where that is known', () => {
    const say = (timeout?: string) =>
      renderRuleSentence(
        askRule('onboarding-dependency', {
          traits: { clusterAccess: { onboarding: 'init', timeout } },
        }),
      );
    expect(say('30m')).toBe(
      'Its command init waits for access to the onboarding cluster, up to 30m.',
    );
    expect(say()).toBe(
      'Its command init waits for access to the onboarding cluster.',
    );
  });
});
