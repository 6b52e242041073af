export * from './gardener';
export * from './kind';
