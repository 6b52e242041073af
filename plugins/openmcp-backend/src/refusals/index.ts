export * from './createFieldError';
