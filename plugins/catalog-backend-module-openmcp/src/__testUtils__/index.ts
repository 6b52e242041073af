export * from './askEligibility';
export * from './createSubjects';
export * from './readConceptManifests';
export * from './readDemoEntities';
export * from './validateEntity';
export * from './waitUntil';
