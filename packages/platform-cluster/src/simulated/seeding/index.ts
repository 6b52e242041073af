export * from './seedLandscape';
