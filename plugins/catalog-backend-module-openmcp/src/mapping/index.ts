export * from './annotations';
export * from './checkEntity';
export * from './createClusterEntity';
export * from './createInstallationEntity';
export * from './entityNames';
export * from './locations';
export * from './withFingerprint';
