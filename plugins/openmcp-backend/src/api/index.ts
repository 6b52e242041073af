export * from './createRouter';
