export * from './LoadingRegion';
