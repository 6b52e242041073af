export * from './ObjectSchema';
export * from './checkSchema';
export * from './providerSchema';
export * from './typedFailure';
