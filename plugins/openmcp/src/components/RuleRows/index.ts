export { onRuleKey } from './onRuleKey';
export * from './pairRules';
export * from './RuleRows';
export * from './useRuleTexts';
