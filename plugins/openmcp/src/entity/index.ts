export * from './extensions';
