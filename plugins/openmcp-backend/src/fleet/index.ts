export * from './Fleet';
export * from './FleetMeter';
export * from './FleetView';
export * from './WritableCluster';
