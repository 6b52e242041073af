export * from './PlatformClusterConnection';
export * from './PlatformClusterDefinition';
export * from './PlatformClusterSupplier';
