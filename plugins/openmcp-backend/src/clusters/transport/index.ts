export * from './ClusterTransport';
export * from './PacedTransport';
export * from './PoolTransport';
export * from './RequestBudget';
