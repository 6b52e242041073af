import { HttpAuthService } from '@backstage/backend-plugin-api';
import { Request } from 'express';
import {
  PlatformServiceApplier,
  PlatformServiceRemover,
} from '../../authorization';
import { refuseBody } from '../body';
import {
  parsePlatformServiceRequest,
  parseRemovalQuery,
  refuseUnknown,
} from '../parameters';
import { OpenmcpRouter, queryOf, readOptionsOf } from './RouteContext';

/**
 * Adds the routes that write PlatformServices.
 *
 * @internal
 */
export function addPlatformServiceRoutes(
  router: OpenmcpRouter,
  {
    httpAuth,
    applier,
    remover,
  }: {
    httpAuth: HttpAuthService;
    applier: PlatformServiceApplier;
    remover: PlatformServiceRemover;
  },
): void {
  router.post(
    '/v1/clusters/:cluster/platform-services',
    async (request, response) => {
      const { credentials } = await readOptionsOf(httpAuth, request);
      refuseUnknown(queryOf(request), []);
      const wish = parsePlatformServiceRequest(request.body);
      const result = await applier.apply(request.params.cluster, wish, {
        credentials,
        request: request as unknown as Request,
      });
      response.setHeader('cache-control', 'no-store');
      response.json(result);
    },
  );

  router.delete(
    '/v1/clusters/:cluster/platform-services/:name',
    async (request, response) => {
      const { credentials } = await readOptionsOf(httpAuth, request);
      // A wish in a body, for instance that for a dry run, must not get lost.
      refuseBody(request);
      const query = parseRemovalQuery(queryOf(request));
      const { cluster, name } = request.params;
      const removal = await remover.remove(
        { ...query, cluster, name },
        { credentials, request: request as unknown as Request },
      );
      response.setHeader('cache-control', 'no-store');
      response.json(removal);
    },
  );
}
