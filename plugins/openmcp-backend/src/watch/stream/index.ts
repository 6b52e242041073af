export * from './Collection';
export * from './listCollection';
export * from './watchCollection';
