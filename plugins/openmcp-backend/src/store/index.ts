export * from './attempts';
export * from './ClusterStore';
export * from './feed';
export * from './installationKey';
export * from './InstallationSnapshot';
export * from './surroundings';
