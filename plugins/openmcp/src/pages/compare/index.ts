export * from './Comparison';
