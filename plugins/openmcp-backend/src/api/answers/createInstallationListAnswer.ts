import { digest, stringifyWithoutAsOf } from '../../digest';
import { InstallationPage, InstallationView } from '../../reading';
import { Answer } from './Answer';
import { contentOfClusters } from './contentOfClusters';
import { InstallationItemCache } from './InstallationItemCache';

/** JSON members that are the same for all items of a cluster. */
function createClusterMembers() {
  const known = new Map<string, { members: string; content: string }>();
  return ({ snapshot, freshness, simulated }: InstallationView) => {
    const found = known.get(snapshot.cluster);
    if (found) {
      return found;
    }
    const described = { freshness, simulated };
    const created = {
      members: JSON.stringify(described).slice(1, -1),
      content: stringifyWithoutAsOf(described),
    };
    known.set(snapshot.cluster, created);
    return created;
  };
}

/**
 * The answer to `GET /v1/installations`.
 *
 * @param nextCursor - where the next page begins, if there is one
 * @internal
 */
export function createInstallationListAnswer(
  page: InstallationPage,
  nextCursor: string | undefined,
  cache: InstallationItemCache,
): Answer {
  const { totalItems, clusters, counts, revision } = page;
  const clusterMembers = createClusterMembers();
  const content: string[] = [
    stringifyWithoutAsOf({
      totalItems,
      clusters: contentOfClusters(clusters),
      counts,
      nextCursor,
    }),
  ];
  const items: string[] = [];
  for (const view of page.items) {
    const item = cache.get(view.snapshot);
    const ofCluster = clusterMembers(view);
    content.push(item.digest, ofCluster.content);
    items.push(`{${item.members},${ofCluster.members}}`);
  }
  const etag = digest(content);
  const rest = JSON.stringify({
    totalItems,
    nextCursor,
    etag,
    revision,
    clusters,
    counts,
  });
  return { body: `{"items":[${items.join(',')}],${rest.slice(1)}`, etag };
}
