export * from './homeWidget';
