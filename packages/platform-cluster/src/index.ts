export * from './failureImages';
export * from './landscape';
export * from './real';
export * from './simulated';
export * from './types';
