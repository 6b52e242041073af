import { useApi } from '@backstage/core-plugin-api';
import { HistoryList } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef, serverClockApiRef } from '../../../api';
import { expectLists, useLiveQuery } from '../../../live';
import { ChangesPeriod, rangeOf } from './changesPeriod';

/** The history is read from a database: not at every hint. */
const LEAST_INTERVAL = 5_000;

/**
 * What changed in a time, newest first, kept current.
 *
 * @param limit - most changes of the answer
 * @internal
 */
export function useChanges(period: ChangesPeriod, limit: number) {
  const api = useApi(openmcpApiRef);
  const clock = useApi(serverClockApiRef);
  return useLiveQuery<HistoryList>(
    JSON.stringify(['changes', period, limit]),
    async (_, signal) => {
      const { from, to } = rangeOf(period, clock.now());
      return expectLists(
        await api.getHistory(
          {
            from: new Date(from).toISOString(),
            to: to === undefined ? undefined : new Date(to).toISOString(),
            limit,
          },
          { signal },
        ),
        'items',
        'gaps',
      );
    },
    { leastInterval: LEAST_INTERVAL },
  );
}
