export * from './platformService';
export * from './serviceProviderTemplate';
