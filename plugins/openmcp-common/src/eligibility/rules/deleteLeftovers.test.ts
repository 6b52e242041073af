import { askRule } from '../../__testUtils__/askRule';
import type { RuleCase } from '../../__testUtils__/askRule';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'tool-keeps-nothing'],
  [
    'data',
    { traits: { deletion: { keeps: ['backups'] } } },
    'warning',
    'tool-keeps',
  ],
  [
    'not declared',
    { traits: { deletion: {} } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('delete-leftovers', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('delete-leftovers', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('notes what the operator always leaves', () => {
    const notesOf = (route?: RuleCase['route']) =>
      askRule('delete-leftovers', { route }).notes.map(({ code }) => code);
    expect(notesOf()).toEqual(['operator-leaves']);
    expect(notesOf('helm-release')).toEqual([]);
  });
});
