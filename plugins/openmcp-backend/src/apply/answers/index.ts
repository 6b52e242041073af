export * from './ClusterAnswer';
export * from './createRefusal';
export * from './hideValues';
export * from './readOwnedFields';
export * from './readWarnings';
export * from './Refused';
