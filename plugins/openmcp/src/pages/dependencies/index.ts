export * from './Dependencies';
