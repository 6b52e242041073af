export * from './ObjectStore';
