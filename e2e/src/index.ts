export { launchBrowser } from './browser';
export { PlatformServices } from './clusters';
export { startPortal } from './portal';
export type { PortalCluster, RunningPortal } from './portal';
export { Person, TaskCluster, TaskPortal } from './scaffolder';
