export * from './configuration';
export * from './connections';
export * from './failure';
export * from './transport';
