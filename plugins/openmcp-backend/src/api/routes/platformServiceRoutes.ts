import { HttpAuthService } from '@backstage/backend-plugin-api';
import { Request } from 'express';
import { PlatformServiceApplier } from '../../authorization';
import { parsePlatformServiceRequest, refuseUnknown } from '../parameters';
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
  }: { httpAuth: HttpAuthService; applier: PlatformServiceApplier },
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
}
