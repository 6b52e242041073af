export * from './AppliedPlatformService';
export * from './ClusterApplier';
export * from './PlatformServiceWish';
