export * from './RealPlatformCluster';
