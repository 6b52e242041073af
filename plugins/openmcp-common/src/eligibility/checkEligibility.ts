import { createEligibilityCheck } from './createEligibilityCheck';
import type { EligibilityRule } from './rules/EligibilityRule';
import type { Eligibility, EligibilityQuestion } from './types';

/**
 * Answers both questions about a provider or a tool: may its image be deployed as
 * a PlatformService, and may the tool live on the platform cluster by another
 * route.
 *
 * @remarks
 * Results hold codes with parameters; `renderRuleSentence` makes sentences of
 * them. For several clusters `createEligibilityCheck` does the common part once.
 *
 * @param question - of whom, under which name, against which cluster
 * @param rules - default: all rules of the suite; others can be added
 *
 * @public
 */
export function checkEligibility(
  question: EligibilityQuestion,
  rules?: readonly EligibilityRule[],
): Eligibility {
  return createEligibilityCheck(question, rules)(question);
}
