import { useMemo } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import {
  EligibilityReport,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef, serverClockApiRef } from '../../api';
import {
  expectLists,
  expectReport,
  LoadProblem,
  toLoadProblem,
  useLiveQuery,
} from '../../live';
import {
  columnOfItem,
  columnOfReport,
  CompareColumn,
  columnWithProblem,
} from './columns';

/** So many questions are under way at the same time. */
const LANES = 4;

type Answer = { report: EligibilityReport } | { problem: LoadProblem };

/**
 * The providers and tools with the outcome of every rule, kept current.
 *
 * @internal
 */
export function useOutcomes() {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<ProviderList>('outcomes', async (previous, signal) => {
    const list = expectLists(
      await api.getProviders({ rules: 'outcomes' }, { signal }),
      'items',
      'rules',
    );
    return previous?.etag === list.etag
      ? { ...list, items: previous.items, rules: previous.rules }
      : list;
  });
}

async function inLanes<T>(
  items: readonly T[],
  ask: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      await ask(item);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
}

/**
 * Asks about each of the items by itself. One that fails leaves the others alone;
 * only when none is answered, there is a problem.
 */
function useReports(items: readonly ProviderItem[], cluster?: string) {
  const api = useApi(openmcpApiRef);
  const clock = useApi(serverClockApiRef);
  const refs = items.map(({ entityRef, kind }) => [kind, entityRef]);
  return useLiveQuery<ReadonlyMap<string, Answer>>(
    JSON.stringify([refs, cluster]),
    async (_, signal) => {
      const answers = new Map<string, Answer>();
      const errors: unknown[] = [];
      await inLanes(items, async ({ entityRef, kind }) => {
        try {
          const report = await api.checkEligibility(
            {
              ...(kind === 'tool'
                ? { tool: entityRef }
                : { provider: entityRef }),
              ...(cluster !== undefined && { cluster }),
            },
            { signal },
          );
          answers.set(entityRef, { report: expectReport(report) });
        } catch (error) {
          errors.push(error);
          const problem = toLoadProblem(error, clock.now());
          answers.set(entityRef, { problem });
        }
      });
      if (errors.length > 0 && errors.length === items.length) {
        throw errors[0];
      }
      return answers;
    },
  );
}

/**
 * The columns of the comparison. What the list tells is there at once; sentences,
 * and what a cluster changes, follow.
 *
 * @param asks - sentences are wanted, or a cluster is looked at
 * @internal
 */
export function useComparison(options: {
  list: ProviderList;
  items: readonly ProviderItem[];
  cluster?: string;
  asks: boolean;
}) {
  const { asks, cluster, items, list } = options;
  const asked = useMemo(() => (asks ? items : []), [asks, items]);
  const reports = useReports(asked, cluster);
  const columns = useMemo(
    (): CompareColumn[] =>
      items.map(item => {
        const answer = asks ? reports.data?.get(item.entityRef) : undefined;
        if (!answer) {
          return columnOfItem(item, list.rules);
        }
        return 'report' in answer
          ? columnOfReport(item, answer.report)
          : columnWithProblem(item, answer.problem);
      }),
    [asks, items, list.rules, reports.data],
  );
  return {
    columns,
    /** Sentences are there. */
    isAnswered: !asks || reports.data !== undefined,
    reports,
  };
}
