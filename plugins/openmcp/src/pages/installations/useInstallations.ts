import { useApi } from '@backstage/core-plugin-api';
import {
  Cluster,
  InstallationItem,
  InstallationList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { useLiveQuery } from '../../live';
import { installationId } from '../common';

/** The most that one answer of the backend may hold. */
const PAGE_SIZE = 1_000;
/** More rows than this are of no use in one list; the page says so. */
const MOST_PAGES = 5;

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
  /** The answers it was made of. */
  pages: LoadedPage[];
}

function join(pages: LoadedPage[]): Installations {
  const items = new Map<string, InstallationItem>();
  for (const { list } of pages) {
    for (const item of list.items ?? []) {
      items.set(installationId(item), item);
    }
  }
  const [first] = pages;
  return {
    items: [...items.values()],
    clusters: first.list.clusters ?? [],
    totalItems: Math.max(first.list.totalItems ?? 0, items.size),
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

/**
 * All installations that the reader may see, kept current.
 *
 * @internal
 */
export function useInstallations() {
  const api = useApi(openmcpApiRef);
  return useLiveQuery<Installations>(
    'installations',
    async (previous, signal) => {
      const pages: LoadedPage[] = [];
      let changed = false;
      let cursor: string | undefined;
      do {
        const kept = previous?.pages[pages.length];
        const usable = kept?.cursor === cursor ? kept : undefined;
        const answer = await api.getInstallations(
          { limit: PAGE_SIZE, sort: 'name', cursor },
          { signal, ifNoneMatch: usable?.list.etag },
        );
        const list = answer ?? usable?.list;
        if (!list) {
          throw new Error('The portal backend left out the first answer');
        }
        changed = changed || list.etag !== usable?.list.etag;
        pages.push({ cursor, list });
        cursor = list.nextCursor;
      } while (cursor && pages.length < MOST_PAGES);

      if (previous && !changed) {
        const clusters = await api
          .getClusters({ signal })
          .then(list => list.items)
          .catch(() => []);
        return withFreshness(previous, clusters);
      }
      return join(pages);
    },
  );
}
