export * from './ClusterBanner';
export * from './clusterReadability';
export * from './ClustersNotRead';
export * from './useClusterNews';
export * from './useClusters';
export * from './useClusterTrouble';
