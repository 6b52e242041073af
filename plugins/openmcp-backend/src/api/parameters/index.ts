export * from './cursor';
export * from './parseInstallationQuery';
export * from './parseInstallationReference';
export * from './refuseUnknown';
