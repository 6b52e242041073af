export * from './ClusterRemover';
export * from './PlatformServiceRemoval';
export * from './RemovedPlatformService';
export * from './describeRemoval';
