export * from './GitopsMark';
