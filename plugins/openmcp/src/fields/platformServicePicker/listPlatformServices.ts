import {
  Cluster,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { OpenmcpApi } from '../../api';

/**
 * The PlatformServices of a cluster, by name.
 *
 * @internal
 */
export interface InstalledServices {
  /** Missing when the caller sees no such cluster. */
  cluster?: Cluster;
  services: InstallationItem[];
}

/**
 * Lists what is known to be installed on a cluster.
 *
 * @internal
 */
export async function listPlatformServices(
  api: OpenmcpApi,
  cluster: string,
  signal?: AbortSignal,
): Promise<InstalledServices> {
  const list = await api.getInstallations(
    {
      cluster: [cluster],
      kind: ['PlatformService'],
      sort: 'name',
      limit: 1_000,
    },
    { signal },
  );
  return {
    cluster: list?.clusters.find(({ name }) => name === cluster),
    services: (list?.items ?? []).filter(
      item => item.cluster === cluster && item.kind === 'PlatformService',
    ),
  };
}
