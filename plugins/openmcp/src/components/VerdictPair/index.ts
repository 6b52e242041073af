export * from './useVerdictText';
export * from './VerdictPair';
