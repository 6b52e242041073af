/**
 * Pages that show which providers are installed on which platform clusters and
 * whether they are healthy.
 *
 * @packageDocumentation
 */
export { openmcpPlugin as default } from './plugin';
export { openmcpApiRef, serverClockApiRef } from './api';
export type { OpenmcpApi, ServerClock } from './api';
