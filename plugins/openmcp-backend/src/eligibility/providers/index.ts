export * from './ProviderLister';
export * from './ProviderMatcher';
export * from './ProviderPage';
export * from './ProvidersReader';
