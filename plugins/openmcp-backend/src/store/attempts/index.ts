export * from './AttemptMemory';
export * from './TransientAttemptMemory';
