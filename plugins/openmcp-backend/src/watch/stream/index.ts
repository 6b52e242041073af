export * from './Collection';
export * from './isApiServer';
export * from './listCollection';
export * from './watchCollection';
