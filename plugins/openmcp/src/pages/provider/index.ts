export * from './ProviderPage';
export * from './ProviderView';
