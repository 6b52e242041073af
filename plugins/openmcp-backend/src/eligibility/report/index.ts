export * from './createReport';
export * from './describeProvider';
export * from './describePlatformMode';
export * from './renderResults';
