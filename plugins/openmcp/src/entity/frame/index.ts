export * from './AnnotationHint';
export * from './CardMessage';
export * from './CardSkeleton';
export * from './EntityCard';
export * from './InstallationHint';
