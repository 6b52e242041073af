export * from './OpenmcpApi';
export * from './ServerClock';
