export * from './createEligibilityCheckAction';
export * from './createPlatformServiceApplyAction';
export * from './createPlatformServiceCreateAction';
export * from './createPlatformServiceDeleteAction';
export * from './createPlatformServiceWaitAction';
export * from './createProviderDeclareAction';
