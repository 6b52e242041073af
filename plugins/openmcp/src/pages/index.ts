export * from './InstallationPages';
export * from './ProviderPages';
