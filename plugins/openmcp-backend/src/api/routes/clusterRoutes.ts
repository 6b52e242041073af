import { HttpAuthService } from '@backstage/backend-plugin-api';
import { ClustersReader } from '../../reading';
import { createClusterListAnswer, sendAnswer } from '../answers';
import { refuseUnknown } from '../parameters';
import { OpenmcpRouter, queryOf, readOptionsOf } from './RouteContext';

/**
 * Adds the routes about platform clusters.
 *
 * @internal
 */
export function addClusterRoutes(
  router: OpenmcpRouter,
  {
    httpAuth,
    clusters,
  }: { httpAuth: HttpAuthService; clusters: ClustersReader },
): void {
  router.get('/v1/clusters', async (request, response) => {
    refuseUnknown(queryOf(request), []);
    const list = await clusters.listClusters(
      await readOptionsOf(httpAuth, request),
    );
    const answer = createClusterListAnswer(list, clusters.isComplete);
    sendAnswer(request, response, answer);
  });
}
