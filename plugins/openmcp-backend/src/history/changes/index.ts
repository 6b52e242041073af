export * from './ChangeBuffer';
export * from './ChangeRecorder';
export * from './changeTable';
export * from './describeChanges';
export * from './ObservedChange';
