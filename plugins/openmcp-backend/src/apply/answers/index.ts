export * from './ClusterAnswer';
export * from './createRefusal';
export * from './hideValues';
export * from './readWarnings';
export * from './Refused';
