import { tenant } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['platform', {}, 'ok', 'api-within-boundary'],
  ['no API', { traits: { crds: [] } }, 'ok', 'api-within-boundary'],
  [
    'ControlPlane',
    { traits: { crds: [{ group: 'a', kind: 'A', cluster: 'mcp' }] } },
    'blocked',
    'api-on-control-plane',
  ],
  [
    'onboarding, of a tenant provider',
    {
      subject: tenant.subject,
      traits: {
        platformTarget: { mode: 'none' },
        crds: [{ group: 'a', kind: 'A', cluster: 'onboarding' }],
      },
    },
    'warning',
    'api-on-onboarding',
  ],
  [
    'onboarding, of a PlatformService',
    { traits: { crds: [{ group: 'a', kind: 'A', cluster: 'onboarding' }] } },
    'ok',
    'api-within-boundary',
  ],
  [
    'workload',
    { traits: { crds: [{ group: 'a', kind: 'A', cluster: 'workload' }] } },
    'ok',
    'api-within-boundary',
  ],
  [
    'not declared',
    { traits: { crds: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('api-boundary', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('api-boundary', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
