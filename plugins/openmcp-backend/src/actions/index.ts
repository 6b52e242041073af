export * from './registerActions';
