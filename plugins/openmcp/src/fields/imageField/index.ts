export * from './imageFormField';
