export * from './Fleet';
export * from './FleetView';
