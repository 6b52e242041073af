export * from './ClusterCredentialsProvider';
export * from './PlatformClusterConnection';
export * from './PlatformClusterDefinition';
export * from './PlatformClusterSupplier';
