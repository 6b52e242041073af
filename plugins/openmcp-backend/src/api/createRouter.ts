import { HttpAuthService } from '@backstage/backend-plugin-api';
import { Request, Router } from 'express';
import { ClustersReader, InstallationsReader } from '../reading';
import { createOpenApiRouter } from '../schema/openapi';
import {
  createClusterListAnswer,
  createInstallationAnswer,
  createInstallationListAnswer,
  InstallationItemCache,
  sendAnswer,
} from './answers';
import {
  parseInstallationQuery,
  parseInstallationReference,
  refuseUnknown,
  stringifyCursor,
} from './parameters';

/**
 * What the routes need.
 *
 * @internal
 */
export interface RouterOptions {
  httpAuth: HttpAuthService;
  installations: InstallationsReader;
  clusters: ClustersReader;
}

function queryOf(request: Pick<Request, 'originalUrl'>): URLSearchParams {
  const { originalUrl } = request;
  const start = originalUrl.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : originalUrl.slice(start + 1));
}

/**
 * The routes of `src/schema/openapi.yaml`.
 *
 * @internal
 */
export async function createRouter(options: RouterOptions): Promise<Router> {
  const { httpAuth, installations, clusters } = options;
  const items = new InstallationItemCache();
  const router = await createOpenApiRouter({
    // Our own parsers say which parameter is wrong, and how.
    validatorOptions: { validateRequests: false, validateSecurity: false },
  });

  async function readOptions(request: Request) {
    const credentials = await httpAuth.credentials(request, {
      allow: ['user', 'service'],
    });
    return { credentials };
  }

  router.get('/v1/clusters', async (request, response) => {
    refuseUnknown(queryOf(request), []);
    const list = await clusters.listClusters(await readOptions(request));
    sendAnswer(request, response, createClusterListAnswer(list));
  });

  router.get('/v1/installations', async (request, response) => {
    const query = parseInstallationQuery(queryOf(request));
    const page = await installations.listInstallations(
      query,
      await readOptions(request),
    );
    const cursor = page.next && stringifyCursor(page.next, query.sort);
    sendAnswer(
      request,
      response,
      createInstallationListAnswer(page, cursor, items),
    );
  });

  router.get(
    '/v1/installations/:cluster/:kind/:name',
    async (request, response) => {
      refuseUnknown(queryOf(request), []);
      const view = await installations.getInstallation(
        parseInstallationReference(request.params),
        await readOptions(request),
      );
      sendAnswer(request, response, createInstallationAnswer(view));
    },
  );

  return router;
}
