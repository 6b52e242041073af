export * from './EligibilityRuleRegistry';
