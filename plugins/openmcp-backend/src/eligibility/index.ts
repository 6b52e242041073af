export * from './EligibilityJudge';
