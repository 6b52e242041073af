export * from './CatalogInventory';
export * from './CatalogKeeper';
export * from './CatalogRun';
export * from './CatalogWriter';
