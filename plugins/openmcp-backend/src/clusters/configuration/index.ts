export * from './ConfigClusterSupplier';
export * from './readPlatformClusters';
