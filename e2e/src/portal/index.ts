export { GuestApi } from './GuestApi';
export type { ApiAnswer } from './GuestApi';
export type { PortalCluster } from './portalConfig';
export { startPortal } from './startPortal';
export type { RunningPortal } from './startPortal';
