export * from './AppliedPlatformService';
export * from './ApplyRecorder';
export * from './ClusterApplier';
export * from './deletion';
export * from './PlatformServiceWish';
