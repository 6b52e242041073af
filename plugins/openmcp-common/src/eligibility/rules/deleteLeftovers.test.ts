import { askRule } from '../../__testing__/askRule';
import type { RuleCase } from '../../__testing__/askRule';
import { describeRule } from '../../__testing__/describeRule';

describeRule('delete-leftovers', [
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
]);

describe('delete-leftovers', () => {
  it('notes what the operator always leaves', () => {
    const notesOf = (route?: RuleCase['route']) =>
      askRule('delete-leftovers', { route }).notes.map(({ code }) => code);
    expect(notesOf()).toEqual(['operator-leaves']);
    expect(notesOf('helm-release')).toEqual([]);
  });
});
