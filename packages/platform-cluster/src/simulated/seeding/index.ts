export * from './seedLandscape';
export * from './writtenBy';
