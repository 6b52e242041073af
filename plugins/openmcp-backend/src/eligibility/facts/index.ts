export * from './createClusterFacts';
