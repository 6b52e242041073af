export * from './composeObject';
export * from './findForeignOwner';
export * from './findKeptStatement';
export * from './findToolOwner';
export * from './isUnchanged';
export * from './LiveObject';
export * from './refuseLiveObject';
export * from './refuseUnexpected';
