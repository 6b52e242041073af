import { useApi } from '@backstage/core-plugin-api';
import { Summary } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { expectLists, useLiveQuery } from '../../live';

/**
 * The numbers of all installations that the reader may see, kept current.
 *
 * @internal
 */
export function useSummary() {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<Summary>('summary', async (_, signal) =>
    expectLists(await api.getSummary({ signal }), 'clusters'),
  );
}
