export * from './buildDependencyGraph';
export * from './findCycle';
export * from './installWaves';
export { capabilityId } from './nodes';
export * from './renderCyclePath';
export * from './types';
