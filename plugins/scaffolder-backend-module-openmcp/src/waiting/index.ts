export * from './describeSteps';
export * from './HealthWait';
