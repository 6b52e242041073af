export * from './EventIndex';
