export * from './answerForm';
export * from './collectionPath';
export * from './ConfigurationKind';
export * from './createSurroundingKinds';
export * from './createWatchedKinds';
export * from './KeptObject';
export * from './WatchedKind';
