import { identityApiRef, useApi } from '@backstage/core-plugin-api';
import {
  Cluster,
  HealthCounts,
  InstallationItem,
  InstallationsQuery,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef, serverClockApiRef } from '../api';
import { expectLists, useLiveQuery } from '../live';
import { readSettings } from './widgetSettings';

/** Milliseconds between two questions: a home page is open all day. */
const LEAST_INTERVAL = 30_000;
/** A deletion that takes longer than this is stuck. */
const STUCK_AFTER = 10 * 60_000;

/**
 * What needs attention, and what it was counted among.
 *
 * @internal
 */
export interface WidgetAttention {
  /** The worst few. */
  items: InstallationItem[];
  /** How many need attention in all. */
  total: number;
  /** How many of them are deletions that do not end. */
  stuck: number;
  counts: HealthCounts;
  /** Those that are looked at. */
  clusters: Cluster[];
  /** False when no group of the reader owns a provider and only those count. */
  hasProviders: boolean;
}

const NO_COUNTS: HealthCounts = {
  Healthy: 0,
  Progressing: 0,
  Degraded: 0,
  Suspended: 0,
  Terminating: 0,
  Unknown: 0,
};

/**
 * Installations that are Degraded or Unknown, and those whose deletion does not
 * end, worst first.
 *
 * @internal
 */
export function useAttention(settings: ReturnType<typeof readSettings>) {
  const api = useApi(openmcpApiRef);
  const identity = useApi(identityApiRef);
  const clock = useApi(serverClockApiRef);
  const { clusters, onlyOwned, rows } = settings;

  const ownedProviders = async (signal: AbortSignal) => {
    const [{ ownershipEntityRefs }, { items }] = await Promise.all([
      identity.getBackstageIdentity(),
      api.getProviders({}, { signal }),
    ]);
    return items
      .filter(({ owner }) => owner && ownershipEntityRefs.includes(owner))
      .map(({ entityRef }) => entityRef);
  };

  return useLiveQuery<WidgetAttention>(
    JSON.stringify(settings),
    async (_, signal) => {
      const provider = onlyOwned ? await ownedProviders(signal) : undefined;
      if (provider?.length === 0) {
        const { items } = await api.getClusters({ signal });
        return {
          items: [],
          total: 0,
          stuck: 0,
          counts: NO_COUNTS,
          clusters: items,
          hasProviders: false,
        };
      }
      const ask = async (query: InstallationsQuery) =>
        expectLists(
          (await api.getInstallations(
            { ...query, cluster: clusters, provider, sort: 'severity' },
            { signal },
          ))!,
          'items',
          'clusters',
        );
      const [unwell, stuck] = await Promise.all([
        ask({ health: ['Degraded', 'Unknown'], limit: rows }),
        ask({
          health: ['Terminating'],
          changedTo: new Date(clock.now() - STUCK_AFTER).toISOString(),
          limit: rows,
        }),
      ]);
      return {
        items: [...unwell.items, ...stuck.items].slice(0, rows),
        total: unwell.totalItems + stuck.totalItems,
        stuck: stuck.totalItems,
        counts: unwell.counts,
        clusters: unwell.clusters,
        hasProviders: true,
      };
    },
    { leastInterval: LEAST_INTERVAL },
  );
}
