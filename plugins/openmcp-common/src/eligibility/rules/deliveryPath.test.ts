import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['listed', {}, 'ok', 'listed-by-bootstrapper'],
  [
    'listed under its name',
    { name: 'example' },
    'ok',
    'listed-by-bootstrapper',
  ],
  [
    'under another name',
    { name: 'sample' },
    'needs-configuration',
    'extra-manifest',
  ],
  [
    'of another kind',
    { traits: { component: 'service-provider-x' } },
    'needs-configuration',
    'extra-manifest',
  ],
  [
    'not declared',
    { traits: { component: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('delivery-path', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('delivery-path', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
