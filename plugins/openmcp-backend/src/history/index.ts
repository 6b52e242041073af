export * from './createHistory';
export * from './reading';
