export * from './createProviderEntity';
