import { HttpAuthService } from '@backstage/backend-plugin-api';
import { Router } from 'express';
import { PlatformServiceApplier } from '../authorization';
import { ProvidersReader } from '../eligibility';
import { ClustersReader, InstallationsReader } from '../reading';
import { createOpenApiRouter } from '../schema/openapi';
import { InstallationWaiters } from '../waiting';
import { createJsonReader } from './body';
import {
  addClusterRoutes,
  addInstallationRoutes,
  addPlatformServiceRoutes,
  addProviderRoutes,
} from './routes';

/**
 * What the routes need.
 *
 * @internal
 */
export interface RouterOptions {
  httpAuth: HttpAuthService;
  installations: InstallationsReader;
  clusters: ClustersReader;
  providers: ProvidersReader;
  applier: PlatformServiceApplier;
  waiters: InstallationWaiters;
}

/**
 * The routes of `src/schema/openapi.yaml`.
 *
 * @internal
 */
export async function createRouter(options: RouterOptions): Promise<Router> {
  const router = await createOpenApiRouter({
    // What the router puts first cannot tell what is wrong with a body.
    middleware: [(_request, _response, next) => next()],
    // Our own parsers say which parameter is wrong, and how.
    validatorOptions: { validateRequests: false, validateSecurity: false },
  });
  router.use(createJsonReader());
  addClusterRoutes(router, options);
  addInstallationRoutes(router, options);
  addProviderRoutes(router, options);
  addPlatformServiceRoutes(router, options);
  return router;
}
