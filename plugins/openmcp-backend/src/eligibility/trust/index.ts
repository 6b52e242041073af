export * from './TrustedLocations';
