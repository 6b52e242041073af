import {
  AuditorService,
  HttpAuthService,
  LoggerService,
} from '@backstage/backend-plugin-api';
import { Router } from 'express';
import {
  PlatformServiceApplier,
  PlatformServiceRemover,
} from '../authorization';
import { ProvidersReader } from '../eligibility';
import {
  ChangesReader,
  ClustersReader,
  HistoryReader,
  InstallationsReader,
  SummaryReader,
} from '../reading';
import { createOpenApiRouter } from '../schema/openapi';
import { ChangeWaiters, HeldAnswers, InstallationWaiters } from '../waiting';
import { createJsonReader } from './body';
import { createErrorGuard } from './createErrorGuard';
import { createRefusalAudit } from './createRefusalAudit';
import {
  addChangeRoutes,
  addClusterRoutes,
  addHistoryRoutes,
  addInstallationRoutes,
  addPlatformServiceRoutes,
  addProviderRoutes,
  addSummaryRoutes,
} from './routes';

/**
 * What the routes need.
 *
 * @internal
 */
export interface RouterOptions {
  httpAuth: HttpAuthService;
  auditor: AuditorService;
  logger: LoggerService;
  installations: InstallationsReader;
  changes: ChangesReader;
  summary: SummaryReader;
  history: HistoryReader;
  clusters: ClustersReader;
  providers: ProvidersReader;
  applier: PlatformServiceApplier;
  remover: PlatformServiceRemover;
  waiters: InstallationWaiters;
  changeWaiters: ChangeWaiters;
  /** The answers that both kinds of waiters hold back. */
  held: HeldAnswers;
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
  addChangeRoutes(router, options);
  addSummaryRoutes(router, options);
  addHistoryRoutes(router, options);
  addProviderRoutes(router, options);
  // Hears of the routes above; those below tell the audit log themselves.
  router.use(createRefusalAudit(options));
  addPlatformServiceRoutes(router, options);
  router.use(createErrorGuard(options));
  return router;
}
