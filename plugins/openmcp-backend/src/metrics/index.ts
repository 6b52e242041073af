export * from './createFleetMeter';
export * from './measureRequests';
export * from './observeFleet';
