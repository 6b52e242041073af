export * from './createJsonReader';
