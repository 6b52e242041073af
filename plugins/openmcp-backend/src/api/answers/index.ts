export * from './createClusterListAnswer';
export * from './createInstallationAnswer';
export * from './createInstallationListAnswer';
export * from './InstallationItemCache';
export * from './sendAnswer';
