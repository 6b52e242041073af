export * from './waitUntilGone';
export * from './describeSteps';
export * from './HealthWait';
export * from './isSuperseded';
