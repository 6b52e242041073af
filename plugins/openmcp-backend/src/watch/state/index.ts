export * from './ClusterStatus';
export * from './deriveClusterStatus';
export * from './KindState';
export * from './StateOfKind';
