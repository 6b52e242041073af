export * from './CatalogSettings';
export * from './formats';
export * from './readCatalogSettings';
export * from './readLocationTrust';
export { normalizeRef } from './SettingsReader';
