export * from './ProvidersPage';
