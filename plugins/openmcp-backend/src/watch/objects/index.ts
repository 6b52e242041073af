export * from './isOlderVersion';
export * from './KnownObjects';
export * from './ObservedObject';
export * from './readObject';
export * from './reduceObjects';
