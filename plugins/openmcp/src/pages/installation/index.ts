export * from './InstallationPage';
export * from './InstallationView';
