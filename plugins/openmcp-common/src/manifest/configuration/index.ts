export * from './buildProviderConfiguration';
export * from './checkProviderConfiguration';
export * from './types';
