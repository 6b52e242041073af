export * from './ClusterChip';
