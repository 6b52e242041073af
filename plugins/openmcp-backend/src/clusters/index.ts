export * from './catalog';
export * from './configuration';
export * from './connections';
export * from './credentials';
export * from './failure';
export * from './transport';
