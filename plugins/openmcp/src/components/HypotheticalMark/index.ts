export * from './HypotheticalMark';
