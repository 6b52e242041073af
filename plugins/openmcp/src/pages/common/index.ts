export * from './narrow';
export * from './useDocumentTitle';
export * from './useInstallationAddress';
export * from './useLayoutWidth';
export * from './useProblemText';
export * from './useSentence';
