export * from './createManifestFile';
