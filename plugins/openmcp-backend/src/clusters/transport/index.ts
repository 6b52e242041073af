export * from './ClusterTransport';
export * from './PoolTransport';
