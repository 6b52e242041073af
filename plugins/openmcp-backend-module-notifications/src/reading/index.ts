export * from './Landscape';
export * from './LandscapeReader';
