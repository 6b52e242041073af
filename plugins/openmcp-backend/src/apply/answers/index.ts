export * from './ClusterAnswer';
export * from './createRefusal';
export * from './readWarnings';
export * from './Refused';
