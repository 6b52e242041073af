export * from './describeCluster';
export * from './FleetReader';
export * from './InstallationIdentity';
export * from './InstallationPage';
export * from './InstallationQuery';
export * from './InstallationsReader';
export * from './Visibility';
