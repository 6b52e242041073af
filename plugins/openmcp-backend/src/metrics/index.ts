export * from './measureRequests';
export * from './observeFleet';
