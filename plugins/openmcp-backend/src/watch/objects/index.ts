export * from './ObservedObject';
export * from './readObject';
export * from './reduceObjects';
