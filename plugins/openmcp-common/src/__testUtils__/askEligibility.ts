import { checkEligibility } from '../eligibility';
import type {
  Eligibility,
  EligibilityQuestion,
  EligibilitySubject,
  RuleResult,
  Verdict,
} from '../eligibility';
import { exampleLandscape } from './exampleSubjects';

/** Both answers about a subject in a landscape of examples. */
export function ask(
  subject: EligibilitySubject,
  rest: Partial<EligibilityQuestion> = {},
): Eligibility {
  return checkEligibility({ subject, landscape: exampleLandscape, ...rest });
}

/** The verdicts about wrapping; fails where the question makes no sense. */
export function wrapOf({ wrap }: Eligibility) {
  if (!wrap.applicable) {
    throw new Error('The question of wrapping is not applicable');
  }
  return wrap;
}

/** The verdicts about routes; fails where the question makes no sense. */
export function hostOf({ host }: Eligibility) {
  if (!host.applicable) {
    throw new Error('The question of other routes is not applicable');
  }
  return host;
}

/** The result of one rule. */
export function resultOf(view: Verdict, ruleId: string): RuleResult {
  const result = view.results.find(each => each.ruleId === ruleId);
  if (!result) {
    throw new Error(`No result of ${ruleId}`);
  }
  return result;
}
