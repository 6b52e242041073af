export * from './Embedded';
