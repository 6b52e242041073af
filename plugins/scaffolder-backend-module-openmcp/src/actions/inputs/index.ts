export * from './checkLocation';
export * from './createRequest';
export * from './platformServiceInputs';
export * from './Zod';
