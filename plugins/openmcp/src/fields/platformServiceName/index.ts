export * from './platformServiceNameField';
