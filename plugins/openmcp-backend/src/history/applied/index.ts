export * from './AppliedSpec';
export * from './AppliedSpecs';
export * from './EnvironmentHasher';
export * from './findDrift';
