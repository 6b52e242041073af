export * from './LiveQuery';
export * from './LoadProblem';
export * from './UnexpectedAnswer';
export * from './useLiveQuery';
