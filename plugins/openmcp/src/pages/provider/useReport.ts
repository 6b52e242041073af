import { useApi } from '@backstage/core-plugin-api';
import {
  EligibilityReport,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { expectReport, useLiveQuery } from '../../live';

type Subject = Pick<ProviderItem, 'entityRef' | 'kind'>;

function ask({ entityRef, kind }: Subject) {
  return kind === 'tool' ? { tool: entityRef } : { provider: entityRef };
}

/**
 * The answers of all rules about a provider or tool, from declarations alone,
 * kept current.
 *
 * @internal
 */
export function useReport(item: Subject) {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<EligibilityReport>(
    JSON.stringify([item.kind, item.entityRef]),
    async (_, signal) =>
      expectReport(await api.checkEligibility(ask(item), { signal })),
  );
}

/**
 * The same answers checked against a cluster; nothing where none is chosen.
 * Another cluster is another question: a late answer to an earlier one is
 * dropped.
 *
 * @internal
 */
export function useClusterReport(item: Subject, cluster: string | undefined) {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<EligibilityReport | undefined>(
    JSON.stringify([item.kind, item.entityRef, cluster]),
    async (_, signal) =>
      cluster === undefined
        ? undefined
        : expectReport(
            await api.checkEligibility({ ...ask(item), cluster }, { signal }),
          ),
  );
}
