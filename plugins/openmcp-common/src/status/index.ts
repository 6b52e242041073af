export * from './deriveStatus';
export * from './healthSeverity';
export * from './healthyPercentage';
export * from './InstallationStatus';
export * from './messages';
export * from './rememberAttempts';
export * from './statusWindows';
export * from './summaries';
