export * from './kinds';
export * from './loop';
export * from './objects';
export * from './state';
