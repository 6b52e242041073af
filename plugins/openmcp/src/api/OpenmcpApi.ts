import { createApiRef } from '@backstage/frontend-plugin-api';
import {
  ClusterList,
  Installation,
  InstallationKind,
  InstallationList,
  InstallationsQuery,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What the pages ask the backend for. `OpenmcpClient` fulfils it.
 *
 * @public
 */
export interface OpenmcpApi {
  /** The platform clusters that the caller may see. */
  getClusters(options?: { signal?: AbortSignal }): Promise<ClusterList>;

  /**
   * One page of installations; undefined when `ifNoneMatch` is still the etag of
   * the answer.
   */
  getInstallations(
    query: InstallationsQuery,
    options?: { signal?: AbortSignal; ifNoneMatch?: string },
  ): Promise<InstallationList | undefined>;

  /** The full status of one installation; rejects with a 404 when not there. */
  getInstallation(
    installation: { cluster: string; kind: InstallationKind; name: string },
    options?: { signal?: AbortSignal },
  ): Promise<Installation>;
}

/**
 * Reference of {@link OpenmcpApi}.
 *
 * @public
 */
export const openmcpApiRef = createApiRef<OpenmcpApi>().with({
  id: 'plugin.openmcp.client',
  pluginId: 'openmcp',
});
