export * from './createPlatformServiceApplyAction';
export * from './createPlatformServiceCreateAction';
export * from './createPlatformServiceWaitAction';
