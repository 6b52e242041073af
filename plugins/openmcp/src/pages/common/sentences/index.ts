export * from './useSentence';
