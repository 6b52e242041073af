export { onRuleKey } from './onRuleKey';
export * from './pairRules';
export { joinInWords } from './renderRule';
export * from './RuleDetails';
export * from './RuleRows';
export * from './useRuleTexts';
