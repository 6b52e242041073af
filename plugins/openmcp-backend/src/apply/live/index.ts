export * from './findForeignOwner';
export * from './isUnchanged';
export * from './keepValues';
export * from './LiveObject';
export * from './refuseLiveObject';
