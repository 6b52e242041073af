import { useMemo } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { expectLists, LoadProblem, useLiveQuery } from '../../live';
import { installationId } from '../common';

/**
 * A provider as the list of installations names it.
 *
 * @internal
 */
export interface ProviderName {
  entityRef: string;
  title: string;
}

/**
 * The providers of the catalog and which installations are theirs.
 *
 * @internal
 */
export interface ProviderNames {
  byInstallation: ReadonlyMap<string, ProviderName>;
  /** In the order of their titles. */
  all: readonly ProviderName[];
  /** Why they are not known. */
  problem?: LoadProblem;
}

const NONE: ProviderItem[] = [];

/**
 * Which provider an installation is of. It is asked for only where something of the
 * page needs it.
 *
 * @internal
 */
export function useProviderNames(isNeeded: boolean): ProviderNames {
  const api = useApi(openmcpApiRef);
  const { data, problem } = useLiveQuery<{
    etag?: string;
    items: ProviderItem[];
  }>(isNeeded ? 'providers' : 'not-asked', async (previous, signal) => {
    if (!isNeeded) {
      return { items: NONE };
    }
    const list = expectLists(await api.getProviders({}, { signal }), 'items');
    return previous && previous.etag === list.etag ? previous : list;
  });
  const items = data?.items ?? NONE;
  return useMemo(() => {
    const byInstallation = new Map<string, ProviderName>();
    const all = items
      .filter(({ image }) => image)
      .map(({ entityRef, installations, title }) => {
        const provider = { entityRef, title };
        installations?.forEach(each =>
          byInstallation.set(installationId(each), provider),
        );
        return provider;
      })
      .sort((left, right) => left.title.localeCompare(right.title));
    return { byInstallation, all, problem };
  }, [items, problem]);
}
