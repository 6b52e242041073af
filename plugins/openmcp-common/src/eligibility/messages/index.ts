export { questionOf, ruleIds } from './questions';
export type { RuleId } from './questions';
export * from './renderRuleSentence';
export { eligibilityCodes } from './sentences';
export type { EligibilityCode } from './sentences';
export { text as renderRuleParam } from './wording';
