import { useApi } from '@backstage/core-plugin-api';
import {
  InstallationItem,
  InstallationList,
  InstallationsQuery,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef, serverClockApiRef } from '../../api';
import { expectLists, useLiveQuery } from '../../live';

/** So many are shown; the list of installations has the others. */
const LIMIT = 5;
/** A deletion that takes longer than this is stuck. */
const STUCK_AFTER = 10 * 60_000;
const MINUTE = 60_000;

/**
 * What needs attention: the worst few of it, and how much there is.
 *
 * @internal
 */
export interface Attention {
  items: InstallationItem[];
  total: number;
  /** Those of `total` whose deletion does not end. */
  stuck: number;
  /** The answers that it was made of. */
  lists: { unwell: InstallationList; stuck: InstallationList };
}

/**
 * Installations that are Degraded or Unknown, and those whose deletion does not
 * end, worst and newest first.
 *
 * @internal
 */
export function useAttention() {
  const api = useApi(openmcpApiRef);
  const clock = useApi(serverClockApiRef);
  return useLiveQuery<Attention>('attention', async (previous, signal) => {
    const ask = async (
      query: InstallationsQuery,
      before: InstallationList | undefined,
    ) => {
      const answer = await api.getInstallations(
        { ...query, sort: 'severity', limit: LIMIT },
        { signal, ifNoneMatch: before?.etag },
      );
      // What did not change is not sent again.
      return expectLists(answer ?? before ?? ({} as InstallationList), 'items');
    };
    const before = clock.now() - STUCK_AFTER;
    const [unwell, stuck] = await Promise.all([
      ask({ health: ['Degraded', 'Unknown'] }, previous?.lists.unwell),
      ask(
        {
          health: ['Terminating'],
          changedTo: new Date(before - (before % MINUTE)).toISOString(),
        },
        previous?.lists.stuck,
      ),
    ]);
    return {
      items: [...unwell.items, ...stuck.items].slice(0, LIMIT),
      total: (unwell.totalItems ?? 0) + (stuck.totalItems ?? 0),
      stuck: stuck.totalItems ?? 0,
      lists: { unwell, stuck },
    };
  });
}
