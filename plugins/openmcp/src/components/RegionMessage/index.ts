export * from './RegionMessage';
