export * from './createUpstreamEntities';
export * from './upstreamLocation';
