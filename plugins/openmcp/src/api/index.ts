export * from './OpenmcpApi';
export * from './ServerClock';
export * from './createOpenmcpApi';
