export * from './buildPlatformService';
export * from './checkPlatformService';
export * from './diffPlatformServices';
export { renderManifestSentence } from './findings';
export type {
  ManifestFinding,
  ManifestFindingCode,
  ManifestParams,
} from './findings';
export * from './image';
export * from './keepEnvironment';
export * from './keptFields';
export * from './maskEnvironment';
export {
  checkPlatformModeStatement,
  parseRecordedPlatformMode,
  recordPlatformMode,
} from './platformMode';
export type { RecordedPlatformMode } from './platformMode';
export * from './types';
