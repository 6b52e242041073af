export * from './createClusterListAnswer';
export * from './createDependencyAnswer';
export * from './createInstallationAnswer';
export * from './createInstallationListAnswer';
export * from './createProviderListAnswer';
export * from './InstallationItemCache';
export * from './sendAnswer';
