export * from './Quote';
