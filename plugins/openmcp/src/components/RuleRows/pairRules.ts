import {
  EligibilityRuleResult,
  EligibilityVerdict,
} from '@openmcp/backstage-plugin-openmcp-common';
import { outcomeSeverity } from '../OutcomeChip';

/**
 * One rule with its answer in each view. Where there is only one view, the
 * second answer is missing.
 *
 * @internal
 */
export interface RuleRow {
  ruleId: string;
  /** The question that the rule answers, in English. */
  question: string;
  today: EligibilityRuleResult;
  withPlatformMode?: EligibilityRuleResult;
}

/**
 * Whether platform mode would change the outcome of a rule.
 *
 * @internal
 */
export function isSplit(row: RuleRow): boolean {
  return (
    row.withPlatformMode !== undefined &&
    row.withPlatformMode.outcome !== row.today.outcome
  );
}

function severity(row: RuleRow): number {
  return Math.max(
    outcomeSeverity(row.today.outcome),
    row.withPlatformMode ? outcomeSeverity(row.withPlatformMode.outcome) : 0,
  );
}

/**
 * Puts the answers of both views side by side, worst rule first. A rule that
 * only one view answers is shown with the same answer in both.
 *
 * @internal
 */
export function pairRules(
  today: EligibilityVerdict['results'],
  withPlatformMode?: EligibilityVerdict['results'],
): RuleRow[] {
  const later = new Map(
    withPlatformMode?.map(result => [result.ruleId, result]),
  );
  const known = new Set(today.map(result => result.ruleId));
  const others = (withPlatformMode ?? []).filter(
    result => !known.has(result.ruleId),
  );
  return [...today, ...others]
    .map(result => ({
      ruleId: result.ruleId,
      question: result.question,
      today: result,
      withPlatformMode:
        withPlatformMode && (later.get(result.ruleId) ?? result),
    }))
    .sort((left, right) => severity(right) - severity(left));
}
