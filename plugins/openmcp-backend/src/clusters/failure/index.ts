export * from './ClusterFailure';
export * from './ClusterReason';
export * from './toClusterFailure';
