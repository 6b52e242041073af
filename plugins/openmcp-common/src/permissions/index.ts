export * from './permissions';
export * from './resourceTypes';
export * from './writePermissions';
