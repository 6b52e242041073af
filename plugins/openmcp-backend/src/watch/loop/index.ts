export * from './ClusterWatcher';
