export { onRuleKey } from './onRuleKey';
export * from './pairRules';
export * from './RuleDetails';
export * from './RuleRows';
export * from './useRuleTexts';
