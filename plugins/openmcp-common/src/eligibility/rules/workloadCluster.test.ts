import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'needs-no-workload-cluster'],
  [
    'no mode',
    {
      traits: { targets: ['workload'], platformTarget: { mode: 'pods-only' } },
    },
    'blocked',
    'needs-workload-cluster',
  ],
  [
    'mode',
    { traits: { targets: ['workload'] } },
    'needs-configuration',
    'needs-workload-cluster-in-mode',
  ],
  [
    'not declared',
    { traits: { targets: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('workload-cluster', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('workload-cluster', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
