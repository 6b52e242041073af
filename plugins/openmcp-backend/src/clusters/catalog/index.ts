export * from './CatalogClusterSupplier';
