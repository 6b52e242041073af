export * from './narrow';
export * from './useClusterReason';
export * from './useDocumentTitle';
export * from './useInstallationAddress';
export * from './useKindsText';
export * from './useLayoutWidth';
export * from './useProblemText';
export * from './sentences';
