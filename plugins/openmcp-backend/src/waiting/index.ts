export * from './ChangeWaiters';
export * from './HeldAnswers';
export * from './InstallationWaiters';
