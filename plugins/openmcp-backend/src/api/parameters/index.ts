export * from './cursor';
export * from './parseEligibilityRequest';
export * from './parseInstallationQuery';
export * from './parseInstallationReference';
export * from './parsePlatformServiceRequest';
export * from './parseProviderQuery';
export * from './parseWait';
export * from './refuseUnknown';
