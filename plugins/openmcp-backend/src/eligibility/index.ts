export * from './assessment';
export * from './catalog';
export * from './createEligibility';
export * from './DefaultEligibilityJudge';
export * from './EligibilityJudge';
export * from './images';
export * from './providers';
export * from './trust';
