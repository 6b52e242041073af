import { DiscoveryApi, FetchApi } from '@backstage/core-plugin-api';
import { OpenmcpClient } from '@openmcp/backstage-plugin-openmcp-common';
import { checkAnswers } from './checkAnswers';
import { OpenmcpApi } from './OpenmcpApi';
import { ObservedServerClock } from './ServerClock';

/**
 * Every answer sets it, in apps of both frontend systems.
 *
 * @internal
 */
export const serverClock = new ObservedServerClock();

/**
 * The client that the pages ask the backend with.
 *
 * @internal
 */
export function createOpenmcpApi(options: {
  discoveryApi: DiscoveryApi;
  fetchApi: FetchApi;
}): OpenmcpApi {
  const { discoveryApi, fetchApi } = options;
  return checkAnswers(
    new OpenmcpClient({
      discoveryApi,
      fetchApi: { fetch: serverClock.observe(fetchApi.fetch) },
    }),
  );
}
