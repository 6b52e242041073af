export * from './checkEligibility';
export * from './createEligibilityCheck';
export type { ClusterIndex, RegistryPulls } from './engine/ClusterIndex';
export type { LandscapeIndex, Lease } from './engine/LandscapeIndex';
export * from './messages';
export * from './outcomes';
export * from './rules';
export * from './types';
