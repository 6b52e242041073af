export * from './ProviderPage';
