export * from './InstallationWaiters';
