export * from './ComparePage';
export * from './DependenciesPage';
export * from './InstallationPages';
export * from './OverviewPages';
export * from './ProviderPages';
