export * from './EligibilityRule';
export * from './eligibilityRules';
