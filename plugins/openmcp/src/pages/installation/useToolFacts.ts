import { useApi } from '@backstage/core-plugin-api';
import {
  EligibilityRuleResult,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { useLiveQuery } from '../../live';
import { installationId } from '../common';

/** The rule that looks for the CRDs of a tool on a cluster. */
const CRD_RULE = 'crd-ownership';
/** It takes the catalog and the rules to tell; that changes slowly. */
const LEAST_INTERVAL = 30_000;

/**
 * What the catalog and the cluster tell of the tool behind an installation.
 *
 * @internal
 */
export interface ToolFacts {
  /** The provider whose image runs here. */
  provider?: { entityRef: string; title: string };
  /** What became of the CRDs of its tool; missing where nobody can tell. */
  crds?: Pick<EligibilityRuleResult, 'code' | 'params'> & { seen: number };
}

/**
 * Finds the provider behind an installation, and the CRDs of its tool. Where
 * something of it cannot be read, nothing is told.
 *
 * @internal
 */
export function useToolFacts(installation: {
  cluster: string;
  kind: InstallationKind;
  name: string;
}): ToolFacts | undefined {
  const api = useApi(openmcpApiRef);
  const { cluster } = installation;
  const id = installationId(installation);
  const { data, problem } = useLiveQuery<ToolFacts>(
    `tool ${id}`,
    async (_, signal) => {
      const list = await api.getProviders({}, { signal });
      const item = (list.items ?? []).find(({ installations }) =>
        installations?.some(each => installationId(each) === id),
      );
      if (!item) {
        return {};
      }
      const { entityRef, title } = item;
      const provider = { entityRef, title };
      const report = await api.checkEligibility(
        { provider: entityRef, cluster },
        { signal },
      );
      const views = [report.wrap?.today, report.wrap?.withPlatformMode];
      const found = views
        .flatMap(view => view?.results ?? [])
        .find(({ ruleId }) => ruleId === CRD_RULE);
      return {
        provider,
        crds: found && {
          code: found.code,
          params: found.params,
          seen: (found.evidence ?? []).filter(
            ({ object }) => object?.kind === 'CustomResourceDefinition',
          ).length,
        },
      };
    },
    { leastInterval: LEAST_INTERVAL },
  );
  return problem ? undefined : data;
}
