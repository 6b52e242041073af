import { renderRuleSentence } from '../eligibility';
import type { Outcome } from '../eligibility';
import { askRule } from './askRule';
import type { RuleCase } from './askRule';

/** What is asked, in which words, and what must come out. */
export type RuleRow = [
  what: string,
  asked: RuleCase,
  outcome: Outcome,
  code: string,
];

/**
 * Tests of one rule: outcome and code of each case, that the sentence has all its
 * parameters, and that what is not ok, unless it is a warning, can be mended.
 */
export function describeRule(ruleId: string, rows: readonly RuleRow[]) {
  describe(ruleId, () => {
    it.each(rows)('%s', (_what, asked, outcome, code) => {
      const result = askRule(ruleId, asked);
      expect(result).toMatchObject({ ruleId, outcome, code });
      const { remedy, notes } = result;
      for (const sentence of [result, ...(remedy ? [remedy] : []), ...notes]) {
        expect(renderRuleSentence(sentence)).not.toContain('?');
      }
      if (outcome !== 'ok' && outcome !== 'warning') {
        expect(result.remedy).toBeDefined();
      }
    });
  });
}
