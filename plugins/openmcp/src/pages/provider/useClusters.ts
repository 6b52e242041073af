import { useApi } from '@backstage/core-plugin-api';
import { ClusterList } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { useLiveQuery } from '../../live';

/**
 * The platform clusters that the reader may see, with what they may do there.
 *
 * @internal
 */
export function useClusters() {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<ClusterList>('clusters', (_, signal) =>
    api.getClusters({ signal }),
  );
}
