import { useApi } from '@backstage/core-plugin-api';
import {
  Cluster,
  healthSeverity,
  InstallationItem,
  InstallationList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { expectLists, useLiveQuery } from '../../live';
import { parseTime } from '../../time';

/** So many references fit into an address by far. */
const REFS_AT_ONCE = 50;
/** More than this no card counts. */
const LIMIT = 1000;

/**
 * Installations of some providers.
 *
 * @internal
 */
export interface InstallationsOf {
  /** Worst first, then the newest change. */
  items: InstallationItem[];
  totalItems: number;
  /** All clusters that the reader may see. */
  clusters: Cluster[];
}

function compare(left: InstallationItem, right: InstallationItem): number {
  return (
    healthSeverity(left.health) - healthSeverity(right.health) ||
    (parseTime(right.since) ?? 0) - (parseTime(left.since) ?? 0) ||
    left.name.localeCompare(right.name)
  );
}

/**
 * The installations of providers that the reader may see, kept current. Nothing
 * is asked where there are none.
 *
 * @param providers - entity references
 * @internal
 */
export function useInstallationsOf(providers: readonly string[]) {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<InstallationsOf>(
    JSON.stringify(providers),
    async (_, signal) => {
      const groups = Array.from(
        { length: Math.ceil(providers.length / REFS_AT_ONCE) },
        (__, index) =>
          providers.slice(index * REFS_AT_ONCE, (index + 1) * REFS_AT_ONCE),
      );
      const answers = await Promise.all(
        groups.map(provider =>
          api.getInstallations(
            { provider, sort: 'severity', limit: LIMIT },
            { signal },
          ),
        ),
      );
      const lists = answers.map(answer =>
        expectLists(answer ?? ({} as InstallationList), 'items', 'clusters'),
      );
      return {
        items: lists.flatMap(({ items }) => items).sort(compare),
        totalItems: lists.reduce((sum, each) => sum + each.totalItems, 0),
        clusters: lists[0]?.clusters ?? [],
      };
    },
  );
}
