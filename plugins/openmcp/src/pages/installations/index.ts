export * from './InstallationsPage';
