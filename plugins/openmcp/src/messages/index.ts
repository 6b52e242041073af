export * from './installationMessages';
export * from './installationsMessages';
export * from './stateMessages';
export * from './vocabularyMessages';
