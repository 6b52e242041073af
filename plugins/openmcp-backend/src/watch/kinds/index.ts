export * from './collectionPath';
export * from './createWatchedKinds';
export * from './KeptObject';
export * from './WatchedKind';
