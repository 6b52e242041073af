export * from './ProviderLister';
export * from './ProviderPage';
export * from './ProvidersReader';
