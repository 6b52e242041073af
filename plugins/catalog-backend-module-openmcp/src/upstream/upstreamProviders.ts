import * as clusterProviders from './clusterProviders';
import * as platformServices from './platformServices';
import * as serviceProviders from './serviceProviders';
import { UpstreamProvider } from './UpstreamProvider';

/**
 * All providers that openMCP publishes, as far as they are known.
 *
 * @internal
 */
export const upstreamProviders: readonly UpstreamProvider[] = [
  ...Object.values(serviceProviders),
  ...Object.values(platformServices),
  ...Object.values(clusterProviders),
];
