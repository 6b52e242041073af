export * from './CallerCatalog';
export * from './CatalogEntry';
export * from './catalogNotReadable';
export * from './CatalogView';
export * from './CatalogWatcher';
export * from './ProviderCatalog';
