import { HttpAuthService } from '@backstage/backend-plugin-api';
import { NotFoundError, ServiceUnavailableError } from '@backstage/errors';
import { Response } from 'express';
import { InstallationsReader } from '../../reading';
import { InstallationWaiters } from '../../waiting';
import {
  createInstallationAnswer,
  createInstallationListAnswer,
  InstallationItemCache,
  sendAnswer,
} from '../answers';
import {
  parseInstallationQuery,
  parseInstallationReference,
  parseWait,
  refuseUnknown,
  stringifyCursor,
} from '../parameters';
import { OpenmcpRouter, queryOf, readOptionsOf } from './RouteContext';

/** Aborted when the client went away before it was answered. */
function abandonmentOf(response: Pick<Response, 'on'>): AbortSignal {
  const controller = new AbortController();
  response.on('close', () => controller.abort());
  return controller.signal;
}

/**
 * Adds the routes about installations.
 *
 * @internal
 */
export function addInstallationRoutes(
  router: OpenmcpRouter,
  {
    httpAuth,
    installations,
    waiters,
  }: {
    httpAuth: HttpAuthService;
    installations: InstallationsReader;
    waiters: InstallationWaiters;
  },
): void {
  const items = new InstallationItemCache();

  router.get('/v1/installations', async (request, response) => {
    const query = parseInstallationQuery(queryOf(request));
    const page = await installations.listInstallations(
      query,
      await readOptionsOf(httpAuth, request),
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
      const query = queryOf(request);
      refuseUnknown(query, ['after', 'timeoutSeconds']);
      const wait = parseWait(query);
      const reference = parseInstallationReference(request.params);
      const options = await readOptionsOf(httpAuth, request);
      // Rights are asked for at each look: a held answer never rests on old ones.
      const look = async () => {
        const view = await installations.findInstallation(reference, options);
        return view && createInstallationAnswer(view);
      };
      const isNews = (etag: string) => etag !== wait?.after;
      const signal = abandonmentOf(response);
      const news =
        wait &&
        (await waiters.waitFor(reference, { ...wait, signal }, async () => {
          const seen = await look();
          return seen && isNews(seen.etag) ? seen : undefined;
        }));
      if (signal.aborted) {
        return;
      }
      const answer = news ?? (await look());
      if (!answer && wait && waiters.isClosed) {
        throw new ServiceUnavailableError('The backend shuts down');
      }
      if (!answer) {
        throw new NotFoundError('There is no such installation');
      }
      sendAnswer(request, response, answer);
    },
  );
}
