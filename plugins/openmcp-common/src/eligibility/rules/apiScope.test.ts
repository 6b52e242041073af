import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  [
    'no tool',
    { traits: { toolCrdGroups: [], toolApiScope: undefined } },
    'ok',
    'no-tool-api',
  ],
  ['namespaced', {}, 'ok', 'api-namespaced'],
  [
    'cluster',
    { traits: { toolApiScope: 'Cluster' } },
    'warning',
    'api-cluster-wide',
  ],
  [
    'mixed',
    { traits: { toolApiScope: 'mixed' } },
    'warning',
    'api-cluster-wide',
  ],
  [
    'not declared',
    { traits: { toolApiScope: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('api-scope', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('api-scope', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
