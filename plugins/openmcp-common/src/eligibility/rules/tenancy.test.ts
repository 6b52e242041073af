import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['no ControlPlane', {}, 'ok', 'needs-no-control-plane'],
  [
    'ControlPlane, no mode',
    { traits: { targets: ['mcp'], platformTarget: { mode: 'none' } } },
    'blocked',
    'needs-control-plane',
  ],
  [
    'ControlPlane, mode not declared',
    { traits: { targets: ['mcp'], platformTarget: undefined } },
    'blocked',
    'needs-control-plane',
  ],
  [
    'ControlPlane, mode',
    { traits: { targets: ['mcp'] } },
    'ok',
    'needs-no-control-plane-in-mode',
  ],
  [
    'not declared',
    { traits: { targets: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('tenancy', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('tenancy', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
