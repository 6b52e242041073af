import { HttpAuthService } from '@backstage/backend-plugin-api';
import { ProvidersReader } from '../../eligibility';
import {
  createDependencyAnswer,
  createProviderListAnswer,
  sendAnswer,
} from '../answers';
import {
  parseDependencyQuery,
  parseEligibilityRequest,
  parseProviderQuery,
  refuseUnknown,
} from '../parameters';
import { OpenmcpRouter, queryOf, readOptionsOf } from './RouteContext';

/**
 * Adds the routes that tell of providers, of what needs what, and of what may run.
 *
 * @internal
 */
export function addProviderRoutes(
  router: OpenmcpRouter,
  {
    httpAuth,
    providers,
  }: { httpAuth: HttpAuthService; providers: ProvidersReader },
): void {
  router.get('/v1/providers', async (request, response) => {
    const query = parseProviderQuery(queryOf(request));
    const page = await providers.listProviders(
      query,
      await readOptionsOf(httpAuth, request),
    );
    sendAnswer(request, response, await createProviderListAnswer(page));
  });

  router.get('/v1/dependencies', async (request, response) => {
    const query = parseDependencyQuery(queryOf(request));
    const page = await providers.readDependencies(
      query,
      await readOptionsOf(httpAuth, request),
    );
    sendAnswer(request, response, createDependencyAnswer(page));
  });

  router.post('/v1/eligibility', async (request, response) => {
    const options = await readOptionsOf(httpAuth, request);
    refuseUnknown(queryOf(request), []);
    const report = await providers.checkEligibility(
      parseEligibilityRequest(request.body),
      options,
    );
    response.setHeader('cache-control', 'no-store');
    response.json(report);
  });
}
