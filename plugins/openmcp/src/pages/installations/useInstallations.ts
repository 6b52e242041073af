import { useEffect, useRef, useState } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import {
  InstallationsQuery,
  Cluster,
  InstallationItem,
  InstallationList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { expectLists, useLiveQuery } from '../../live';
import { installationId } from '../common';
import { applyChanges } from './applyChanges';
import { ListFilters } from './listFilters';

/** The most that one answer of the backend may hold. */
const PAGE_SIZE = 1_000;
/** More rows than this are of no use in one list; the backend filters them. */
const MOST_PAGES = 5;
/** Of longer lists, only what changed is asked for. */
const LONG = 500;

interface LoadedPage {
  cursor?: string;
  list: InstallationList;
}

/**
 * Everything that the list shows, as one consistent picture.
 *
 * @internal
 */
export interface Installations {
  items: InstallationItem[];
  clusters: Cluster[];
  /** Installations that there are, also beyond those in `items`. */
  totalItems: number;
  /** Of what matches, whatever its health. */
  counts: InstallationList['counts'];
  /** What is asked for next is what changed after it. */
  revision: string;
  /** The answers it was made of. */
  pages: LoadedPage[];
}

function join(pages: LoadedPage[]): Installations {
  const items = new Map<string, InstallationItem>();
  for (const { list } of pages) {
    for (const item of list.items) {
      items.set(installationId(item), item);
    }
  }
  const [{ list: first }] = pages;
  return {
    items: [...items.values()],
    clusters: first.clusters,
    totalItems: Math.max(first.totalItems ?? 0, items.size),
    counts: first.counts,
    revision: first.revision,
    pages,
  };
}

/**
 * Whatever did not change is not sent again, so how old it is comes from the
 * short list of clusters.
 */
function withFreshness(
  installations: Installations,
  clusters: Cluster[],
): Installations {
  const byName = new Map(clusters.map(cluster => [cluster.name, cluster]));
  return {
    ...installations,
    clusters: installations.clusters.map(cluster => ({
      ...cluster,
      freshness: byName.get(cluster.name)?.freshness ?? cluster.freshness,
    })),
  };
}

/** What the backend has to filter, because the browser has not all rows. */
function askedOf(filters: ListFilters): InstallationsQuery {
  const { column, reversed } = filters.sort;
  return {
    q: filters.q.trim() || undefined,
    health: filters.health,
    cluster: filters.cluster,
    kind: filters.kind,
    changedFrom: filters.changedFrom || undefined,
    changedTo: filters.changedTo || undefined,
    sort: `${reversed ? '-' : ''}${column}`,
  };
}

/**
 * All installations that the reader may see, kept current. Where there are more than
 * a browser can hold, those that match the filters.
 *
 * @internal
 */
export function useInstallations(filters: ListFilters) {
  const api = useApi(openmcpApiRef);
  const [isHuge, setHuge] = useState(false);
  const query: InstallationsQuery = {
    sort: 'name',
    provider: filters.provider,
    image: filters.image,
    ...(isHuge ? askedOf(filters) : {}),
  };

  const load = async (
    previous: Installations | undefined,
    signal: AbortSignal,
  ): Promise<Installations> => {
    const getClusters = () =>
      api
        .getClusters({ signal })
        .then(list => list.items ?? [])
        .catch(() => []);
    if (previous && !isHuge && previous.items.length > LONG) {
      const changed = await applyChanges(api, previous, signal);
      if (changed) {
        return withFreshness(changed, await getClusters());
      }
    }
    const pages: LoadedPage[] = [];
    let changed = false;
    let cursor: string | undefined;
    do {
      const kept = previous?.pages[pages.length];
      const usable = kept?.cursor === cursor ? kept : undefined;
      const answer = await api.getInstallations(
        { ...query, limit: PAGE_SIZE, cursor },
        { signal, ifNoneMatch: usable?.list.etag },
      );
      const list = expectLists(
        answer ?? usable?.list ?? ({} as InstallationList),
        'items',
        'clusters',
      );
      changed = changed || list.etag !== usable?.list.etag;
      pages.push({ cursor, list });
      cursor = list.nextCursor;
    } while (cursor && pages.length < MOST_PAGES);

    return previous && !changed
      ? withFreshness({ ...join(pages) }, await getClusters())
      : join(pages);
  };
  const live = useLiveQuery<Installations>(
    JSON.stringify(['installations', query]),
    load,
  );

  const { data } = live;
  const isMore = data ? data.totalItems > data.items.length : false;
  useEffect(() => {
    if (isMore) {
      setHuge(true);
    }
  }, [isMore]);
  // While other rows are asked for, the last ones stay.
  const last = useRef(data);
  last.current = data ?? last.current;
  return {
    ...live,
    data: data ?? (live.problem ? undefined : last.current),
    /** The backend filters: the browser has only a part of the rows. */
    isHuge,
  };
}
