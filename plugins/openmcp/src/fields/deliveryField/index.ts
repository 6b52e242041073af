export * from './deliveryFormField';
