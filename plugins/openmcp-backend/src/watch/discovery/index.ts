export * from './KindDiscovery';
