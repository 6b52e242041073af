export * from './askEligibility';
export * from './createSubjects';
export * from './readDemoEntities';
export * from './validateEntity';
