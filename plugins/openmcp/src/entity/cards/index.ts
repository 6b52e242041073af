export * from './ClusterCard';
export * from './InstallationCard';
export * from './ProviderCard';
export * from './SystemCard';
