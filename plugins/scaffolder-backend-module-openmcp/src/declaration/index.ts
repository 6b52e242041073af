export * from './createProviderEntity';
export * from './withoutBlanks';
