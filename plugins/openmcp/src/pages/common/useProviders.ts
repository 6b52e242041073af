import { useApi } from '@backstage/core-plugin-api';
import { ProviderList } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { expectLists, useLiveQuery } from '../../live';

/**
 * The providers and tools that the reader may see, kept current. An answer that
 * says the same leaves its lists as they are.
 *
 * @internal
 */
export function useProviders() {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<ProviderList>('providers', async (previous, signal) => {
    const list = expectLists(await api.getProviders({}, { signal }), 'items');
    return previous?.etag === list.etag
      ? { ...list, items: previous.items, undescribed: previous.undescribed }
      : list;
  });
}
