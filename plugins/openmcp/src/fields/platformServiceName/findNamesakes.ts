import {
  Cluster,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { OpenmcpApi } from '../../api';

/**
 * What has a name on a cluster already.
 *
 * @internal
 */
export interface Namesakes {
  /** Missing when the cluster is not known. */
  cluster?: Cluster;
  /** The PlatformService, which would be updated. */
  same?: InstallationItem;
  /** A provider of another kind, which would share the webhook secret. */
  other?: InstallationItem;
}

/**
 * Looks on a cluster for installations of this very name.
 *
 * @remarks
 * The operator keeps the certificate of webhooks in the Secret
 * `<name>-webhook-tls`, whatever the kind (openmcp-operator,
 * `internal/controllers/provider/install`).
 *
 * @internal
 */
export async function findNamesakes(
  api: OpenmcpApi,
  address: { cluster: string; name: string },
  signal?: AbortSignal,
): Promise<Namesakes> {
  const list = await api.getInstallations(
    { cluster: [address.cluster], q: address.name, limit: 1_000 },
    { signal },
  );
  const items = (list?.items ?? []).filter(
    item => item.name === address.name && item.cluster === address.cluster,
  );
  return {
    cluster: list?.clusters.find(({ name }) => name === address.cluster),
    same: items.find(item => item.kind === 'PlatformService'),
    other: items.find(item => item.kind !== 'PlatformService'),
  };
}
