export * from './ClustersSection';
