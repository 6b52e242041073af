export * from './ClusterStatus';
export * from './deriveClusterStatus';
export * from './KindState';
