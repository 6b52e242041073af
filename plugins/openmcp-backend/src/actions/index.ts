export * from './createGuardedRegistry';
export * from './registerActions';
