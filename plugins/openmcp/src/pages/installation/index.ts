export * from './InstallationPage';
