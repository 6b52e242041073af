export * from '../api/UnexpectedAnswer';
export * from './LiveQuery';
export * from './LoadProblem';
export * from './useLiveQuery';
