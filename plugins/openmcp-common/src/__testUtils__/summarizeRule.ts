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

/** Warnings that stay, whatever somebody does. */
const NOTHING_TO_DO = [
  'config-there-name-fixed',
  'same-version-twice',
  'version-not-visible',
];

/**
 * Outcome and code of one rule, and what a reader would miss: parameters of a
 * sentence, or what can be done where something must be done.
 */
export function summarizeRule(
  ruleId: string,
  asked: RuleCase,
): { outcome: Outcome; code: string; gaps: string[] } {
  const { outcome, code, params, remedy, notes } = askRule(ruleId, asked);
  const gaps = [{ code, params }, ...(remedy ? [remedy] : []), ...notes]
    .map(renderRuleSentence)
    .filter(sentence => sentence.includes('?'));
  if (!remedy && outcome !== 'ok' && !NOTHING_TO_DO.includes(code)) {
    gaps.push('nothing tells what can be done');
  }
  return { outcome, code, gaps };
}
