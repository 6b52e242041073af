export * from './clusterReasonMessages';
export * from './installationMessages';
export * from './installationsMessages';
export * from './sentenceMessages';
export * from './stateMessages';
export * from './vocabularyMessages';
