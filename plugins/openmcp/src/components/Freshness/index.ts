export * from './Freshness';
