export * from './buildProviderConfiguration';
export * from './types';
