export * from './Landscape';
export * from './LandscapeReader';
export * from './ProviderDirectory';
