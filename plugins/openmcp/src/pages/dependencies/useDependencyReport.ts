import { useApi } from '@backstage/core-plugin-api';
import { DependencyReport } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { expectLists, useLiveQuery } from '../../live';

/**
 * What needs what on a cluster, kept current. Nothing is asked before it is known
 * which cluster is meant.
 *
 * @param landscape - undefined as long as that is not known; without `cluster`, any
 * landscape
 * @internal
 */
export function useDependencyReport(
  landscape: { cluster?: string } | undefined,
) {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<DependencyReport | undefined>(
    JSON.stringify(['dependencies', landscape]),
    async (previous, signal) => {
      if (!landscape) {
        return undefined;
      }
      const report = expectLists(
        await api.getDependencies(landscape, { signal }),
        'nodes',
        'edges',
        'waves',
        'cycles',
      );
      return previous?.etag === report.etag
        ? { ...previous, freshness: report.freshness }
        : report;
    },
  );
}
