export * from './parseProviderTraits';
export * from './selectVersion';
export * from './TraitFinding';
export * from './types';
