import { askRule } from '../../__testUtils__/askRule';
import type { RuleCase } from '../../__testUtils__/askRule';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'needs-no-data-plane'],
  [
    'storage',
    { traits: { needs: { storage: true } } },
    'needs-configuration',
    'needs-data-plane',
  ],
  [
    'credentials',
    { traits: { needs: { objectStoreCredentials: true } } },
    'needs-configuration',
    'needs-data-plane',
  ],
  [
    'node agent',
    { traits: { needs: { nodeAgent: 'required' } } },
    'needs-configuration',
    'needs-data-plane',
  ],
  [
    'optional node agent',
    { traits: { needs: { nodeAgent: 'optional' } } },
    'ok',
    'needs-no-data-plane',
  ],
  [
    'CA bundle',
    { traits: { needs: { caBundle: true } } },
    'needs-configuration',
    'needs-data-plane',
  ],
  [
    'not declared',
    { traits: { needs: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('data-plane-needs', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('data-plane-needs', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('notes what goes with a need', () => {
    const notesOf = (needs: NonNullable<RuleCase['traits']>['needs']) =>
      askRule('data-plane-needs', { traits: { needs } }).notes.map(
        ({ code }) => code,
      );
    expect(notesOf({ nodeAgent: 'optional' })).toEqual(['node-agent-optional']);
    expect(notesOf({ nodeAgent: 'required' })).toEqual([]);
    expect(notesOf({ objectStoreCredentials: true, caBundle: true })).toEqual([
      'credentials-by-volume',
      'no-trust-for-own-pull',
    ]);
  });
});
