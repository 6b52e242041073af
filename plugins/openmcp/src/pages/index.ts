export * from './InstallationPages';
export * from './OverviewPages';
export * from './ProviderPages';
