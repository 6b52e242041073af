export * from './Findings';
export * from './ManifestFinding';
export * from './messages';
