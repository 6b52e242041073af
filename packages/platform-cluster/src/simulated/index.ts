export * from './startSimulatedPlatformClusters';
