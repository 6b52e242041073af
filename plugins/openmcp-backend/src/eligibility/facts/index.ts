export * from './ClusterFactsCache';
export * from './collectConfigurationKinds';
export * from './createClusterFacts';
export * from './describeFactsFreshness';
export * from './requireFacts';
