export * from './createChangedFile';
export * from './createConfigurationFile';
export * from './createManifestFile';
