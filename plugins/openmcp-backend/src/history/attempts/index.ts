export * from './PersistentAttemptMemory';
