import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { digest, stringifyWithoutAsOf } from '../../digest';
import { components } from '../../schema/openapi';
import { Answer } from './Answer';
import { contentOfClusters } from './contentOfClusters';

/**
 * The answer to `GET /v1/clusters`.
 *
 * @param complete - whether every source of clusters has said which there are
 * @internal
 */
export function createClusterListAnswer(
  clusters: Cluster[],
  complete: boolean,
): Answer {
  const etag = digest([
    stringifyWithoutAsOf(contentOfClusters(clusters)),
    String(complete),
  ]);
  const content: components['schemas']['ClusterList'] = {
    items: clusters,
    totalItems: clusters.length,
    complete,
    etag,
  };
  return { body: JSON.stringify(content), etag };
}
