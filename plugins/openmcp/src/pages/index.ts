export * from './InstallationPages';
