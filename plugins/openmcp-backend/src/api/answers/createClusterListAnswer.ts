import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { digest, stringifyWithoutAsOf } from '../../digest';
import { components } from '../../schema/openapi';
import { Answer } from './Answer';
import { contentOfClusters } from './contentOfClusters';

/**
 * The answer to `GET /v1/clusters`.
 *
 * @internal
 */
export function createClusterListAnswer(clusters: Cluster[]): Answer {
  const etag = digest([stringifyWithoutAsOf(contentOfClusters(clusters))]);
  const content: components['schemas']['ClusterList'] = {
    items: clusters,
    totalItems: clusters.length,
    etag,
  };
  return { body: JSON.stringify(content), etag };
}
