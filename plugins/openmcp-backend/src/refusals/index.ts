export * from './BodyError';
export * from './createClusterError';
export * from './createConflictError';
export * from './createFieldError';
export * from './createRightError';
export * from './EligibilityRefusal';
export * from './HiddenResource';
export * from './RevisionGone';
