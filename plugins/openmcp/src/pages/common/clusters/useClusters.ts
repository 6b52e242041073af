import { useApi } from '@backstage/core-plugin-api';
import { ClusterList } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../../api';
import { expectLists, useLiveQuery } from '../../../live';

/**
 * The platform clusters that the reader may see, with what they may do there.
 *
 * @internal
 */
export function useClusters() {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<ClusterList>('clusters', async (_, signal) =>
    expectLists(await api.getClusters({ signal }), 'items'),
  );
}
