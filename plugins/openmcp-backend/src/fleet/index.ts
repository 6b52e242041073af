export * from './Fleet';
export * from './FleetView';
export * from './WritableCluster';
