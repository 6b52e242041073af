// Generated from src/schema/openapi.yaml of openmcp-backend by
// "yarn generate:openapi". Changes made here are overwritten.

export * from './apis';
export * from './models';
export * from './router';
