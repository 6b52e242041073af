export * from './ProviderManifest';
export * from './conceptManifest';
export * from './landscapeObjects';
export * from './landscapeSurroundings';
