export * from './ClusterBanner';
export * from './clusterReadability';
export * from './useClusterNews';
export * from './useClusters';
export * from './useClusterTrouble';
