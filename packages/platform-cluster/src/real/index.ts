export * from './startRealPlatformClusters';
export {
  ensureBinaries,
  findGo,
  GoNotUsableError,
  isGoAvailable,
  isRealControlPlaneAvailable,
  minimumGoVersion,
} from './binaries';
export type {
  ControlPlaneBinaries,
  ControlPlaneProgram,
  GoToolchain,
} from './binaries';
