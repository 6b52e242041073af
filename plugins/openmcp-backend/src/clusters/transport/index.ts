export * from './ClusterTransport';
export * from './MeasuredTransport';
export * from './PacedTransport';
export * from './PoolTransport';
export * from './RequestBudget';
