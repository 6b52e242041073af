export * from './digest';
export * from './stringifyWithoutAsOf';
