export * from './AppliedPlatformService';
export * from './ApplyRecorder';
export * from './ClusterApplier';
export * from './deletion';
export * from './PlatformServiceWish';
export {
  findKeptStatement,
  findOtherImageOfStatement,
  findToolOwner,
} from './live';
export type { LiveObject } from './live';
